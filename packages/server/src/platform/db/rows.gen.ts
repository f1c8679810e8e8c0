// Generated from the migrations by `npm run generate`. Do not edit.

export interface Rows {
  agents: {
    organization_id: number
    id: number
    slug: string
    name: string
    archetype: string
    languages: string[]
    voice_profile_id: number | null
    pages: unknown
    public_id: string
    allowed_origins: string[]
    archived: boolean
    created_at: Date
    identity_id: number | null
    identity_secret: string | null
    appearance: unknown
  }
  answer_checks: {
    organization_id: number
    id: number
    agent_id: number
    status: string
    done: number
    total: number
    results: unknown
    error: unknown | null
    attempt: number
    created_at: Date
    completed_at: Date | null
  }
  api_keys: {
    organization_id: number
    id: number
    name: string
    role: string
    hash: Buffer
    expires_at: Date | null
    last_used_at: Date | null
    revoked_at: Date | null
    created_at: Date
  }
  audit_log: {
    organization_id: number
    id: number
    actor: unknown
    operation: string
    resource_object: string
    resource_id: number | null
    before: unknown | null
    after: unknown | null
    request_id: string
    created_at: Date
  }
  catalog_generations: {
    organization_id: number
    id: number
    created_at: Date
    kinds: string[]
    source_ids: number[] | null
    status: string
    stage: string
    done: number
    total: number
    known: number
    refused: number
    flow_proposals: unknown
    contradictions: unknown
    notes: string[]
    error: unknown | null
    attempt: number
    completed_at: Date | null
  }
  configuration_files: {
    organization_id: number
    path: string
    resource_id: number | null
    form: unknown | null
    applied_at: Date
  }
  contact_conversations: {
    organization_id: number
    conversation_id: number
    contact_id: number
    lead_since: Date | null
  }
  contacts: {
    organization_id: number
    id: number
    name: string | null
    emails: string[]
    visitor_ids: string[]
    created_at: Date
  }
  conversation_counters: {
    organization_id: number
    last_number: number
  }
  conversation_outcomes: {
    organization_id: number
    conversation_id: number
    agent_id: number
    locale: string
    started_at: Date
    ended_at: Date
    ending: string
    visitor_messages: number
    chips_tapped: number
    answered: number
    partly_answered: number
    unanswered: number
    person_wanted: boolean
    taken_over: boolean
    person_response_seconds: number | null
    lead: boolean
    fit: string | null
    rating: number | null
    input_tokens: number
    output_tokens: number
    model_failures: number
    cached_tokens: number
    costs: unknown
    unsupported: number
  }
  conversation_snapshots: {
    organization_id: number
    address: string
    content: unknown
    created_at: Date
  }
  conversations: {
    organization_id: number
    id: number
    agent_id: number
    snapshot_address: string
    frozen_versions: unknown
    locale: string
    visitor: unknown | null
    metadata: unknown | null
    source_url: string | null
    status: string
    state: unknown
    phase: string
    messages_count: number
    person_wanted: boolean
    rating: number | null
    fit: string | null
    assessment: unknown | null
    brief: string | null
    recap: string | null
    created_at: Date
    last_message_at: Date
    pauses_at: Date | null
    paused_at: Date | null
    ended_at: Date | null
    number: number
    last_message_day: Date | null
    pauses_quarter: Date | null
    assignee_id: number | null
    unread_count: number
    unread: boolean
    seen_message_id: number | null
    listening_until: Date | null
    reply_by_mail: boolean | null
    mail_due_at: Date | null
    mailed_message_id: number | null
    lead_since: Date | null
    test: boolean
  }
  deliverable_template_agents: {
    organization_id: number
    deliverable_template_id: number
    agent_id: number
  }
  deliverable_template_versions: {
    organization_id: number
    deliverable_template_id: number
    version: number
    name: string
    body: string
    format: string
    created_at: Date
  }
  deliverable_templates: {
    organization_id: number
    id: number
    name: string
    body: string
    format: string
    archived: boolean
    created_at: Date
    version: number
    warnings: string[] | null
  }
  deliverables: {
    organization_id: number
    id: number
    conversation_id: number
    deliverable_template_id: number | null
    title: string
    format: string
    body: string
    created_at: Date
    deliverable_template_version: number | null
    share_hash: Buffer | null
    shared_until: Date | null
  }
  dispatch_notices: {
    organization_id: number
    dispatch_id: number
    notice_id: number
  }
  dispatches: {
    organization_id: number
    id: number
    channel: string
    kind: string
    member_id: number | null
    email: string | null
    conversation_id: number | null
    data: unknown
    sealed: string | null
    status: string
    attempts: number
    due_at: Date
    leased_until: Date | null
    ended_at: Date | null
    last_error: string | null
    created_at: Date
  }
  events: {
    organization_id: number
    id: number
    type: string
    actor: unknown
    request_id: string
    data: unknown
    created_at: Date
    knowledge_gap_id: number | null
  }
  experiment_arms: {
    organization_id: number
    agent_id: number
    experiment_id: number
    prompt_template_id: number
    weight: number
    ordinal: number
  }
  experiments: {
    organization_id: number
    id: number
    agent_id: number
    name: string
    kind: string
    status: string
    metric: string
    minimum_sample: number
    winner_id: number | null
    created_at: Date
    started_at: Date | null
    stopped_at: Date | null
  }
  fit_criteria: {
    organization_id: number
    id: number
    kind: string
    description: string
    guidance: string | null
    weight: number | null
    archived: boolean
    created_at: Date
  }
  fit_criterion_agents: {
    organization_id: number
    fit_criterion_id: number
    agent_id: number
  }
  flow_states: {
    organization_id: number
    id: number
    agent_id: number
    ordinal: number
    position: number
    key: string
    title: string
    kind: string
    objective: string
    exit_criteria: string
    max_turns: number
    tools: string[]
    tool_settings: unknown
    archived: boolean
  }
  flow_versions: {
    organization_id: number
    agent_id: number
    version: number
    format: number
    definition: unknown
    actor: unknown
    created_at: Date
  }
  flows: {
    organization_id: number
    agent_id: number
    name: string
    version: number
    archetype: string
    idle_minutes: number | null
  }
  idempotency_keys: {
    organization_id: number
    key: string
    fingerprint: Buffer
    status: number
    etag: string | null
    body: string
    created_at: Date
    conversation_id: number | null
    knowledge_gap_id: number | null
  }
  identities: {
    organization_id: number
    id: number
    display_name: string
    role: string | null
    bio: string | null
    avatar_url: string | null
    disclosure: string | null
    greeting: unknown
    languages: string[]
    archived: boolean
    created_at: Date
  }
  information_slots: {
    organization_id: number
    id: number
    agent_id: number
    state_id: number
    ordinal: number
    key: string
    title: string | null
    data_type: string
    required: boolean
    enum_values: string[] | null
    enum_labels: unknown
    translations: unknown
    description: string | null
    archived: boolean
  }
  ingestion_instructions: {
    organization_id: number
    id: number
    text: string
    source_id: number | null
    position: number
    archived: boolean
    created_at: Date
  }
  ingestion_run_documents: {
    organization_id: number
    run_id: number
    url: string
    position: number
    state: string
    title: string | null
    language: string | null
    checksum: string | null
    etag: string | null
    last_modified: string | null
    links: string[]
    passages: unknown | null
    failure: unknown | null
    hints: unknown | null
  }
  ingestion_runs: {
    organization_id: number
    id: number
    source_id: number
    plan: boolean
    status: string
    stage: string
    done: number
    total: number
    outcome: unknown | null
    error: unknown | null
    attempt: number
    created_at: Date
    completed_at: Date | null
  }
  invitations: {
    organization_id: number
    id: number
    email: string
    role: string
    hash: Buffer
    expires_at: Date
    accepted_at: Date | null
    revoked_at: Date | null
    created_at: Date
  }
  knowledge_documents: {
    organization_id: number
    id: number
    source_id: number
    url: string
    position: number
    title: string | null
    language: string | null
    checksum: string
    digested_with: string
    etag: string | null
    last_modified: string | null
    links: string[]
    live: boolean
    read_at: Date
    hints: unknown | null
  }
  knowledge_fact_exclusions: {
    organization_id: number
    fact_id: number
    agent_id: number
  }
  knowledge_facts: {
    organization_id: number
    id: number
    source_id: number
    text: string
    origin: string
    topic: string
    tier: string
    tier_pinned: boolean
    reviewed: boolean
    supported: boolean
    archived: boolean
    suppression_scope: string | null
    created_at: Date
    digested_tier: string | null
    statement: string
    in_passage: boolean
    language: string | null
    vector: Buffer | null
    embedder: string | null
    changed: number
  }
  knowledge_gap_occurrences: {
    organization_id: number
    id: number
    gap_id: number
    conversation_id: number
    asked_at: Date
    question: string | null
  }
  knowledge_gaps: {
    organization_id: number
    id: number
    agent_id: number
    question: string
    status: string
    resolution_basis: string | null
    knowledge_source_id: number | null
    resurfaced_from_id: number | null
    last_check: unknown | null
    resolved_at: Date | null
    created_at: Date
    broken_by: unknown | null
    verdicts: unknown
  }
  knowledge_passages: {
    organization_id: number
    id: number
    source_id: number
    document_id: number
    position: number
    trail: string[]
    text: string
    language: string
    fact_ids: number[]
    vector: Buffer | null
    embedder: string | null
    live: boolean
    created_at: Date
    changed: number
    retired_at: Date | null
  }
  knowledge_source_agents: {
    organization_id: number
    source_id: number
    agent_id: number
  }
  knowledge_sources: {
    organization_id: number
    id: number
    kind: string
    title: string
    url: string | null
    owned: boolean
    archived: boolean
    created_at: Date
    status: string
    text: string | null
    filename: string | null
    content: Buffer | null
    checksum: string | null
    max_pages: number | null
    include: string[] | null
    exclude: string[] | null
    refresh_hours: number | null
    knowledge_gap_id: number | null
    restricted: boolean
    reviewed: boolean
    error: unknown | null
    progress: unknown | null
    passages_count: number
    ingested_at: Date | null
    changed: number
    deleted_at: Date | null
  }
  knowledge_versions: {
    organization_id: number
    version: number
    structured_version: number
    deleted_version: number
  }
  member_notifications: {
    organization_id: number
    member_id: number
    mail: string[]
    browser: string[]
    quiet_hours: unknown | null
  }
  member_presences: {
    organization_id: number
    member_id: number
    conversation_id: number
    here_until: Date
    writing_until: Date | null
  }
  members: {
    organization_id: number
    id: number
    user_id: number
    role: string
    created_at: Date
  }
  message_traces: {
    organization_id: number
    message_id: number
    conversation_id: number
    trace: unknown
    created_at: Date
  }
  messages: {
    organization_id: number
    id: number
    conversation_id: number
    role: string
    text: string
    chip: unknown | null
    chips: unknown
    links: unknown
    deliverable_id: number | null
    created_at: Date
    citations: unknown
    author: unknown | null
    unsupported: unknown | null
  }
  model_usage_days: {
    organization_id: number
    day: Date
    agent_id: number
    currency: string
    input_tokens: number
    cached_tokens: number
    output_tokens: number
    micros: number
  }
  notes: {
    organization_id: number
    id: number
    conversation_id: number
    text: string
    author: unknown
    archived: boolean
    created_at: Date
  }
  notices: {
    organization_id: number
    id: number
    kind: string
    resource_object: string
    resource_id: number
    created_at: Date
    spread_at: Date | null
  }
  onboarding_questions: {
    organization_id: number
    id: number
    run_id: number
    agent_id: number
    position: number
    question: string
    origin: string
    last_check: unknown | null
    stated: boolean
    verdict: string | null
    knowledge_gap_id: number | null
    standing_check_id: number | null
    knowledge_source_id: number | null
    created_at: Date
  }
  onboarding_run_sources: {
    organization_id: number
    run_id: number
    source_id: number
  }
  onboarding_runs: {
    organization_id: number
    id: number
    status: string
    step: string
    sites: unknown
    locale: string | null
    agent_name: string | null
    skipped: string[]
    agent_id: number | null
    catalog_generation_id: number | null
    voice_profile_id: number | null
    problems: unknown
    attempt: number
    created_at: Date
    completed_at: Date | null
  }
  onboarding_skips: {
    organization_id: number
    step: string
    created_at: Date
  }
  organization_export_chunks: {
    organization_id: number
    export_id: number
    attempt: number
    position: number
    data: Buffer
  }
  organization_exports: {
    organization_id: number
    id: number
    status: string
    attempt: number
    bytes: number | null
    error: unknown | null
    created_at: Date
    completed_at: Date | null
  }
  organization_models: {
    organization_id: number
    provider: string
    model: string | null
    base_url: string | null
    key: string | null
    context_tokens: number | null
    credits_per_million_tokens: number | null
    updated_at: Date
    prices: unknown | null
    found: unknown | null
    fallback: unknown | null
    fallback_key: string | null
    support: string | null
    first_word_seconds: number | null
    turn_seconds: number | null
    knowledge_tokens: number | null
  }
  organization_notifications: {
    organization_id: number
    visitor_words: string
    reply_to: string | null
    slack_url: string | null
    slack_host: string | null
    teams_url: string | null
    teams_host: string | null
    office_hours: unknown | null
    summed_up_at: Date | null
    updated_at: Date
  }
  organizations: {
    id: number
    slug: string
    name: string
    default_locale: string
    created_at: Date
    website: string | null
    locales: string[]
    timezone: string
    paused: boolean
    verified: boolean
    credits: number | null
    retention_days: number | null
    profile: unknown
  }
  prompt_templates: {
    organization_id: number
    id: number
    agent_id: number
    kind: string
    version: number
    active: boolean
    archived: boolean
    body: string
    warnings: string[]
    created_at: Date
  }
  rate_buckets: {
    bucket: string
    tokens: number
    refilled_at: Date
  }
  resource_drafts: {
    organization_id: number
    id: number
    catalog_generation_id: number | null
    kind: string
    status: string
    payload: unknown
    resource_id: number | null
    fact_ids: number[]
    created_at: Date
    first_payload: unknown | null
  }
  saved_replies: {
    organization_id: number
    id: number
    title: string
    body: string
    locale: string | null
    archived: boolean
    created_at: Date
  }
  secret_checks: {
    only_row: boolean
    signature: string
  }
  service_agents: {
    organization_id: number
    service_id: number
    agent_id: number
  }
  services: {
    organization_id: number
    id: number
    key: string
    name: string
    pricing_unit: string
    description: string | null
    positioning: string | null
    guidelines: string | null
    price_min: number | null
    price_max: number | null
    currency: string | null
    typical_duration: string | null
    deliverables: string[]
    good_fit_signals: string[]
    reviewed: boolean
    archived: boolean
    created_at: Date
  }
  standing_checks: {
    organization_id: number
    id: number
    agent_id: number
    question: string | null
    gap_id: number | null
    expected_source_id: number | null
    last_check: unknown | null
    archived: boolean
    created_at: Date
  }
  structured_vectors: {
    organization_id: number
    embedder: string
    checksum: string
    vector: Buffer
  }
  turns: {
    organization_id: number
    id: number
    conversation_id: number
    message_id: number
    fence: number
    leased_until: Date | null
    reply_id: number | null
    answered_at: Date | null
    created_at: Date
    failures: number
    stop_requested_at: Date | null
  }
  usage_days: {
    organization_id: number
    day: Date
    calls: number
    conversations: number
    model_tokens: number
    credits: number
    messages: number
    model_calls: number
    micros: number
  }
  user_accounts: {
    id: number
    user_id: number
    account_id: string
    provider_id: string
    password: string | null
    access_token: string | null
    refresh_token: string | null
    id_token: string | null
    access_token_expires_at: Date | null
    refresh_token_expires_at: Date | null
    scope: string | null
    created_at: Date
    updated_at: Date
  }
  user_passkeys: {
    id: number
    user_id: number
    name: string
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    created_at: Date
    last_used_at: Date | null
  }
  user_recovery_codes: {
    user_id: number
    hash: Buffer
    used_at: Date | null
  }
  user_sessions: {
    id: number
    user_id: number
    token: string
    ip_address: string | null
    user_agent: string | null
    expires_at: Date
    created_at: Date
    updated_at: Date
  }
  user_two_factors: {
    user_id: number
    secret: string
    enabled_at: Date | null
    last_step: number
    created_at: Date
  }
  user_verifications: {
    id: number
    identifier: string
    value: string
    expires_at: Date
    created_at: Date
    updated_at: Date
  }
  users: {
    id: number
    name: string
    email: string
    email_verified: boolean
    image: string | null
    created_at: Date
    updated_at: Date
    locale: string | null
  }
  visitor_identifiers: {
    organization_id: number
    conversation_id: number
    kind: string
    value: string
    present: boolean
  }
  voice_profiles: {
    organization_id: number
    id: number
    name: string
    languages: string[]
    formality: string | null
    tone_rules: string[]
    banned_phrases: string[]
    preferred_phrases: string[]
    sign_off_style: string | null
    archived: boolean
    created_at: Date
  }
  webhook_deliveries: {
    organization_id: number
    id: number
    webhook_endpoint_id: number
    event_id: number
    resource: string
    status: string
    attempts: number
    tries: number
    next_attempt_at: Date | null
    leased_until: Date | null
    last_status_code: number | null
    last_error: string | null
    last_response: string | null
    delivered_at: Date | null
    created_at: Date
    history: unknown
  }
  webhook_endpoints: {
    organization_id: number
    id: number
    url: string
    description: string | null
    events: string[] | null
    enabled: boolean
    disabled_reason: string | null
    secret: string
    previous_secret: string | null
    previous_secret_until: Date | null
    failing_since: Date | null
    archived: boolean
    created_at: Date
  }
}
