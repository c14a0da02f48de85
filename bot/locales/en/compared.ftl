# What computers compared
tenths = { $whole }.{ $tenth }
reason-more = { $things } more
reason-less = { $things } less
