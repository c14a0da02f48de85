"""What every game shares: the contract, events with their ledger, the generator, codec, record and notation."""
