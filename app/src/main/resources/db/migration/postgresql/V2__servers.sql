-- Where the other servers of the house find the one that writes, and what they show it.
alter table lease add column address text not null default '';
alter table lease add column secret text not null default '';

-- Who is signed in, at whichever server. No part of the journals.
create table sessions (
  id bytea primary key, -- hash of what the browser has
  person text collate "C" not null,
  opened bigint not null, -- milliseconds since 1970, as the others
  used bigint not null,
  ends bigint not null,
  body text collate "C" not null -- JSON
);

-- Prints of the files that all servers must have alike.
create table files (
  name text collate "C" primary key,
  print text collate "C" not null
);
