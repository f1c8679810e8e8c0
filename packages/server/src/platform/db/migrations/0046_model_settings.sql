-- A second model, when sources are checked, how long visitors wait, what is given whole, and what a model costs.
alter table organization_models
  add column prices jsonb,
  -- What the last test found out about this model: {native_tools, context_tokens}.
  add column found jsonb,
  -- The second model with its own prices and findings; its key stands beside it.
  add column fallback jsonb,
  -- Encrypted.
  add column fallback_key text,
  add column support text check (support in ('after', 'before', 'off')),
  add column first_word_seconds int,
  add column turn_seconds int,
  add column knowledge_tokens int;
comment on column organization_models.fallback_key is 'not exported: a secret';
comment on column organization_models.credits_per_million_tokens is 'read by the release before only';

-- A credit is a hundredth of the currency from now on; before, it had none.
update organization_models m set prices = jsonb_build_object(
    'input', m.credits_per_million_tokens / 100,
    'output', m.credits_per_million_tokens / 100,
    'currency', coalesce(o.profile ->> 'currency', 'EUR'))
  from organizations o where o.id = m.organization_id and m.credits_per_million_tokens is not null;

-- What models cost on a day, in millionths of whatever currency: credits are counted from it.
alter table usage_days add column micros bigint not null default 0;

-- What models have read, written and cost, by the day, the agent and the currency of the price.
create table model_usage_days (
  organization_id bigint not null references organizations (id),
  day date not null,
  -- 0 for what no agent did: reading sources, drafts, tests.
  agent_id bigint not null,
  -- Empty without a price.
  currency text not null,
  input_tokens bigint not null,
  cached_tokens bigint not null,
  output_tokens bigint not null,
  -- Millionths of the currency.
  micros bigint not null,
  primary key (organization_id, day, agent_id, currency)
);
alter table model_usage_days alter column organization_id set (n_distinct = 200);
