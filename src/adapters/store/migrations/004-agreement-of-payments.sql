alter table payments add column agreement text;
