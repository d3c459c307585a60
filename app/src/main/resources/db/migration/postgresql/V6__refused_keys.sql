-- Keys of commands that were refused in the last minute. A try of the same command that another
-- server still has on its way gets the same answer, also from the next writer.
create table refused_keys (
  key text collate "C" primary key,
  request bytea not null, -- hash of what was asked
  refused text collate "C" not null,
  at bigint not null -- microseconds since 1970
);
create index refused_keys_at on refused_keys (at);
