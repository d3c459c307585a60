-- In PostgreSQL `user` is the login.

alter table credentials rename column user to person;
