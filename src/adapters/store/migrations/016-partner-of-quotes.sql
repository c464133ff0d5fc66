alter table quotes add column partner text;
