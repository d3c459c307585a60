-- What each journal brought by the end of each gaming day, and its state then, so that no report
-- reads more than the events of one day. A row is trusted only if the house signed it; every row can
-- be made again from the journal.

create table days (
  journal integer not null references journals,
  version integer not null, -- of the form of totals and state
  day text collate "C" not null,
  number bigint not null, -- of the last event that the row covers
  rounds bigint not null, -- settled by a table until then
  totals bytea not null, -- compressed JSON
  state bytea not null, -- compressed JSON
  hash bytea not null,
  signature bytea not null,
  primary key (journal, version, day)
);

-- Searches for events other than those of every round. A search uses an index only if it repeats the
-- condition word for word.

create index rare_events on events (kind, id)
where kind not in ('placed', 'taken-down', 'turned', 'locked', 'card-dealt', 'cup-shaken', 'entered',
  'settled', 'collected', 'contributed', 'shoe-changed', 'shooter-changed', 'taken', 'heard');

create index rare_events_of_journal on events (journal, kind, number)
where kind not in ('placed', 'taken-down', 'turned', 'locked', 'card-dealt', 'cup-shaken', 'entered',
  'settled', 'collected', 'contributed', 'shoe-changed', 'shooter-changed', 'taken', 'heard');
