create index transactions_by_quote on transactions (quote_id);

create index proposals_of_quote on proposals (quote_id);

create index proposals_by_update on proposals (updated_at);

create index proposals_unasked on proposals (state, updated_at) where erase_asked_at is null;

create index proposals_erasing on proposals (updated_at) where erase_asked_at is not null and erased_at is null;

create index proposals_erased on proposals (updated_at, id) where erased_at is not null;

drop index proposals_to_erase;

create index deliveries_by_state on deliveries (state, last_tried_at);

create index asked_by_ending on asked (ending, last_asked_at);

create index call_backs_by_end on call_backs ((coalesce(settled_at, asked_at)));

create index events_by_kind on events (kind, position);

create index shares_by_time on shares (created_at);

alter table shares add column reference text;

create index shares_by_reference on shares (reference);
