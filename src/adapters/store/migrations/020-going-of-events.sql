create index events_by_time on events (kind, at);

create index events_by_reference on events (reference);

create index consents_by_time on consents (at);

create index flags_by_time on flags (assigned_at);
