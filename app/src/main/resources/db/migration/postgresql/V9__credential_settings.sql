-- How often the secret was set by then, as the journal of the house counts it; the HMAC covers it, so
-- that an earlier row does not count again. 0 where it was stored before this was counted.
alter table credentials add column setting bigint not null default 0;
