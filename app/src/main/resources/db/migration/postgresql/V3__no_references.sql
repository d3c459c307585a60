-- Each reference was looked up, and its row locked, for every row that refers to it: half of the
-- database's work, and far more after a plan that was made while the tables were empty. There is one
-- writer, which counts the numbers itself, and verification reads every row with what it refers to.

alter table events drop constraint events_command_fkey;
alter table events drop constraint events_journal_fkey;
alter table transfers drop constraint transfers_event_fkey;
alter table transfers drop constraint transfers_from_account_fkey;
alter table transfers drop constraint transfers_to_account_fkey;
