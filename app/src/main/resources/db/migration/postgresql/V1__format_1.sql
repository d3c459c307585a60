-- Format 1 (docs/journal-format.md): the tables of the SQLite form, with the same rows, and those
-- that several servers of a house share. Text is compared by its bytes, as SQLite does.
--
-- There are no foreign keys: each was looked up, and its row locked, for every row that refers to it,
-- which was half of the database's work. There is one writer, which counts the numbers itself, and
-- verification reads every row with what it refers to.

create table journals (
  id integer primary key,
  name text collate "C" not null unique
);

create table accounts (
  id integer primary key,
  kind text collate "C" not null,
  owner text collate "C" not null,
  unique (kind, owner)
);

create table commands (
  id bigint primary key,
  key text collate "C" not null unique,
  request bytea not null, -- hash of the request's body
  answer text collate "C" not null, -- JSON
  hash bytea not null,
  mac bytea -- HMAC at the last command of each commit, whose hash is over everything before it
);

create table events (
  id bigint primary key,
  command bigint not null,
  journal integer not null,
  number bigint not null, -- counts from 1 in its journal
  at bigint not null, -- microseconds since 1970
  actor text collate "C" not null,
  kind text collate "C" not null,
  version integer not null,
  body text collate "C" not null, -- JSON
  hash bytea not null,
  unique (journal, number)
);

create table transfers (
  event bigint not null,
  line integer not null, -- counts from 1 in its event
  from_account integer not null,
  to_account integer not null,
  units bigint not null, -- hundredths of a cent
  primary key (event, line)
);

create table seals (
  number bigint primary key,
  day text collate "C" not null,
  at bigint not null,
  body text collate "C" not null, -- the canonical text that is hashed and signed
  hash bytea not null,
  signature bytea not null,
  public_key bytea not null
);

create table snapshots (
  journal integer not null,
  version integer not null, -- of the state's form
  number bigint not null, -- of the last event in the state
  body text collate "C" not null,
  hash bytea not null,
  signature bytea,
  primary key (journal, version)
);

-- What people prove who they are with, hashed.
create table credentials (
  person text collate "C" not null,
  kind text collate "C" not null,
  hash text collate "C" not null,
  mac bytea, -- HMAC over the row
  setting bigint not null, -- how often the secret was set by then, as the journal counts it
  primary key (person, kind)
);

-- Who may write. Each taking raises the epoch; a commit holds the row and moves the end of its time,
-- so that nobody commits after another took it. The other servers find the writer by its address.
create table lease (
  id integer primary key check (id = 1),
  epoch bigint not null,
  holder text not null,
  ends timestamptz not null,
  address text not null
);

insert into lease values (1, 0, 'nobody', '-infinity', '');

-- Keys of commands that were refused in the last minute. A try of the same command that another
-- server still has on its way gets the same answer, also from the next writer.
create table refused_keys (
  key text collate "C" primary key,
  request bytea not null, -- hash of what was asked
  refused text collate "C" not null,
  at bigint not null -- microseconds since 1970
);
create index refused_keys_at on refused_keys (at);

-- Who is signed in, at whichever server. No part of the journals.
create table sessions (
  id bytea primary key, -- HMAC of what the browser has
  person text collate "C" not null,
  opened bigint not null, -- milliseconds since 1970, as the others
  used bigint not null,
  ends bigint not null,
  body text collate "C" not null, -- JSON
  mac bytea -- HMAC over the row
);

-- Prints of the files that all servers must have alike.
create table files (
  name text collate "C" primary key,
  print text collate "C" not null
);

-- What each journal brought by the end of each gaming day, and its state then, so that no report
-- reads more than the events of one day. A row is trusted only if the house signed it; every row can
-- be made again from the journal.

create table days (
  journal integer not null,
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
