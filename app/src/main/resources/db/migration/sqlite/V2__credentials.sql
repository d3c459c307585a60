-- What people prove who they are with, hashed. Kept apart from the journals, which anyone who may
-- read them can copy; that a secret was set is an event of the house.

create table credentials (
  user text not null,
  kind text not null, -- password or pin
  hash text not null,
  primary key (user, kind)
) strict, without rowid;
