-- Servers authenticate their messages with a key that is in no database.

alter table lease drop column secret;
