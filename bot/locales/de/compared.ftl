# Was Computer verglichen haben
tenths = { $whole },{ $tenth }
reason-more = { $things } mehr
reason-less = { $things } weniger
