-- What members are told of, and how each of them wants to be told.

-- Something that members are told of, recorded with its event. Without words: what is told is read when it is told.
create table notices (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  kind text not null,
  -- What it is about: a conversation, a run, a gap, a standing check.
  resource_object text not null,
  resource_id bigint not null,
  created_at timestamptz not null,
  -- When it was handed to those who are told.
  spread_at timestamptz,
  primary key (organization_id, id)
);
create index notices_unspread on notices (organization_id, id) where spread_at is null;

-- Which mail or message tells of which notices.
create table dispatch_notices (
  organization_id bigint not null references organizations (id),
  dispatch_id bigint not null,
  notice_id bigint not null,
  primary key (organization_id, dispatch_id, notice_id),
  foreign key (organization_id, dispatch_id) references dispatches (organization_id, id) on delete cascade,
  foreign key (organization_id, notice_id) references notices (organization_id, id) on delete cascade
);
create index dispatch_notices_notice on dispatch_notices (organization_id, notice_id);

-- No row: the defaults hold.
create table organization_notifications (
  organization_id bigint primary key references organizations (id),
  visitor_words text not null default 'excerpt' check (visitor_words in ('none', 'excerpt', 'full')),
  reply_to text,
  -- The addresses of incoming webhooks let anybody post: encrypted, beside the host that is shown.
  slack_url text,
  slack_host text,
  teams_url text,
  teams_host text,
  office_hours jsonb,
  -- Until when summaries of weeks were handed out.
  summed_up_at timestamptz,
  updated_at timestamptz not null
);

create table member_notifications (
  organization_id bigint not null references organizations (id),
  member_id bigint not null,
  mail text[] not null,
  browser text[] not null,
  quiet_hours jsonb,
  primary key (organization_id, member_id),
  foreign key (organization_id, member_id) references members (organization_id, id) on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['notices', 'dispatch_notices', 'organization_notifications', 'member_notifications']
  loop
    execute format('alter table %I alter column organization_id set (n_distinct = 200)', name);
  end loop;
end $$;

comment on column organization_notifications.slack_url is 'not exported: a secret';
comment on column organization_notifications.teams_url is 'not exported: a secret';
