alter table payments add column failure_reason text;
