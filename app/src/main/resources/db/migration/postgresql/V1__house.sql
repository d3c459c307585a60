-- The tables of the SQLite form, with the same rows. Text is compared by its bytes, as SQLite does.

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
  hash bytea not null
);

create table events (
  id bigint primary key,
  command bigint not null references commands,
  journal integer not null references journals,
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
  event bigint not null references events,
  line integer not null, -- counts from 1 in its event
  from_account integer not null references accounts,
  to_account integer not null references accounts,
  units bigint not null, -- hundredths of a cent
  primary key (event, line)
);

create table snapshots (
  journal integer not null references journals,
  version integer not null, -- of the state's form
  number bigint not null, -- of the last event in the state
  body text collate "C" not null,
  hash bytea not null,
  signature bytea,
  primary key (journal, version)
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

-- What people prove who they are with, hashed.
create table credentials (
  person text collate "C" not null,
  kind text collate "C" not null,
  hash text collate "C" not null,
  primary key (person, kind)
);

-- Who may write. Each taking raises the epoch; a commit holds the row and moves the end of its time,
-- so that nobody commits after another took it.
create table lease (
  id integer primary key check (id = 1),
  epoch bigint not null,
  holder text not null,
  ends timestamptz not null
);

insert into lease values (1, 0, 'nobody', '-infinity');
