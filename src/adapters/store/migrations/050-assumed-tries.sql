alter table payments add column assumed_from text;
