create table unknown_orders (
  gateway_order_id text not null primary key,
  heard_at text not null
);

create index unknown_orders_by_time on unknown_orders (heard_at, gateway_order_id);

insert into unknown_orders (gateway_order_id, heard_at)
select reference, min(at) from audit where act = 'money-of-nobody' group by reference;
