-- Format 1 (docs/journal-format.md). Rows are only ever added; a snapshot and a credential may be
-- replaced. Keys are counted up by the one writer, so every table grows at its end; only the two
-- unique keys of events and commands are spread.

create table journals (
  id integer primary key,
  name text not null unique
) strict;

create table accounts (
  id integer primary key,
  kind text not null,
  owner text not null,
  unique (kind, owner)
) strict;

create table commands (
  id integer primary key,
  key text not null unique,
  request blob not null, -- hash of the request's body
  answer text not null, -- JSON
  hash blob not null,
  mac blob -- HMAC at the last command of each commit, whose hash is over everything before it
) strict;

create table events (
  id integer primary key,
  command integer not null references commands,
  journal integer not null references journals,
  number integer not null, -- counts from 1 in its journal
  at integer not null, -- microseconds since 1970
  actor text not null,
  kind text not null,
  version integer not null,
  body text not null, -- JSON
  hash blob not null,
  unique (journal, number)
) strict;

create table transfers (
  event integer not null references events,
  line integer not null, -- counts from 1 in its event
  from_account integer not null references accounts,
  to_account integer not null references accounts,
  units integer not null, -- hundredths of a cent
  primary key (event, line)
) strict, without rowid;

create table seals (
  number integer primary key,
  day text not null,
  at integer not null,
  body text not null, -- the canonical text that is hashed and signed
  hash blob not null,
  signature blob not null,
  public_key blob not null
) strict;

create table snapshots (
  journal integer not null references journals,
  version integer not null, -- of the state's form
  number integer not null, -- of the last event in the state
  body text not null,
  hash blob not null,
  signature blob,
  primary key (journal, version)
) strict;

-- What people prove who they are with, hashed. Kept apart from the journals, which anyone who may
-- read them can copy; that a secret was set is an event of the house.
create table credentials (
  person text not null,
  kind text not null,
  hash text not null,
  mac blob, -- HMAC over the row
  setting integer not null, -- how often the secret was set by then, as the journal counts it
  primary key (person, kind)
) strict, without rowid;

-- What each journal brought by the end of each gaming day, and its state then, so that no report
-- reads more than the events of one day. A row is trusted only if the house signed it; every row can
-- be made again from the journal.

create table days (
  journal integer not null references journals,
  version integer not null, -- of the form of totals and state
  day text not null,
  number integer not null, -- of the last event that the row covers
  rounds integer not null, -- settled by a table until then
  totals blob not null, -- compressed JSON
  state blob not null, -- compressed JSON
  hash blob not null,
  signature blob not null,
  primary key (journal, version, day)
) strict;

-- Searches for events other than those of every round. A search uses an index only if it repeats the
-- condition word for word.

create index rare_events on events (kind, id)
where kind not in ('placed', 'taken-down', 'turned', 'locked', 'card-dealt', 'cup-shaken', 'entered',
  'settled', 'collected', 'contributed', 'shoe-changed', 'shooter-changed', 'taken', 'heard');

create index rare_events_of_journal on events (journal, kind, number)
where kind not in ('placed', 'taken-down', 'turned', 'locked', 'card-dealt', 'cup-shaken', 'entered',
  'settled', 'collected', 'contributed', 'shoe-changed', 'shooter-changed', 'taken', 'heard');
