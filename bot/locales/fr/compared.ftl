# Ce que les ordinateurs ont comparé
tenths = { $whole },{ $tenth }
reason-more = { $things } de plus
reason-less = { $things } de moins
