# That the shuffle was fair, and what an update changed
notice-rules-corrected = The Steiger was updated: { $section ->
    [none] a rule is
   *[other] the rule “{ $section }” is
} corrected from now on. What has been played at table { $table } stays as it is.
act-rules-corrected = The Steiger was updated, and a rule is corrected from here on{ $rule ->
    [none] .
   *[other] : { $rule }.
}
