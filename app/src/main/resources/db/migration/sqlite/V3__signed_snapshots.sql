-- A start trusts a saved state only when the house has signed it. Earlier ones are not signed; they
-- are made again.

delete from snapshots;

alter table snapshots add column signature blob;
