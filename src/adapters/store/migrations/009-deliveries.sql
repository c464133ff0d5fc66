alter table outbox add column due_at text;

create index outbox_due on outbox (sent_at, due_at);

create table deliveries (
  message_key text not null references outbox (key),
  channel text not null,
  state text not null,
  tries integer not null,
  unsure_tries integer not null,
  recipient text not null,
  answer text not null,
  reference text,
  first_tried_at text not null,
  last_tried_at text not null,
  primary key (message_key, channel)
);

create index deliveries_by_time on deliveries (last_tried_at);
