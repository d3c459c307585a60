-- An HMAC with a key of the house's secret, which is in no database: at the last command of each
-- commit, whose hash is over everything before it, and at each credential.

alter table commands add column mac blob;
alter table credentials add column mac blob;
