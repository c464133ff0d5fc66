create index payments_by_state on payments (state, updated_at);
