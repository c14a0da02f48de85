# The sentences of one more action.
cmd-toy-sweep = Take all lumps that are left
opt-toy-tool = With what
toy-move-sweep = sweep by { $tool }
toy-event-swept = { $who } sweeps { $count } together
toy-violation-too-much-to-sweep = There is too much to sweep.
toy-violation-no-such-tool = You have no { $tool }.
