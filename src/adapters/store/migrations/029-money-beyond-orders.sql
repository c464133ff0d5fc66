alter table payments add column beyond text;

alter table payments add column given_back integer not null default 0;

create index payments_given_back on payments (updated_at) where given_back > 0;
