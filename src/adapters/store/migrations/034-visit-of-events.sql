alter table events add column visit text;
