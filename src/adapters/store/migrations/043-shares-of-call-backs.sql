alter table call_backs add column share text;

create index call_backs_by_share on call_backs (share, asked_at) where share is not null;

create index call_backs_of_day on call_backs (asked_at) where share is not null;
