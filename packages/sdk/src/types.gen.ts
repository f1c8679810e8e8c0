// Generated from the contract by `npm run generate`. Do not edit.

export interface Actor {
  type: 'api_key' | 'person' | 'visitor' | 'system'
  id?: number
  name: string
  role?: string
}

export interface Agent {
  object: 'agent'
  id: number
  slug: string
  name: string
  archetype: 'discovery' | 'qualification' | 'support' | 'intake'
  languages: string[]
  /** The identity it wears. */
  identity_id?: number
  /** The voice it wears. */
  voice_profile_id?: number
  /** What offer_navigation may open. */
  pages: {
    title: string
    url: string
  }[]
  /** Names the agent in public addresses; reveals nothing. */
  public_id: string
  /** Where its widget may stand. */
  allowed_origins: string[]
  archived: boolean
  created_at: string
}

export interface AnswerCheck {
  object: 'answer_check'
  id: number
  agent: string
  status: 'queued' | 'running' | 'completed' | 'failed'
  done: number
  total: number
  answerable: number
  unanswerable: number
  /** Checks that could not run. */
  failed: number
  results: {
    /** Of a gap; a question that was asked with the call has none. */
    knowledge_gap_id?: number
    question: string
    check: {
      checked_at: string
      trigger: 'owner' | 'ingestion' | 'standing'
      answerable: boolean
      answer?: string
      /** Absent when answerable. */
      reason?: 'not_indexed' | 'no_match' | 'weak_match' | 'model_declined'
      /** The check could not run. */
      error?: string
      reachable: {
        kind: 'fact' | 'passage'
        id: number
        text: string
        source_id: number
        source_title: string
        band: 'close' | 'near' | 'far'
      }[]
    }
  }[]
  error?: {
    code: string
    message: string
  }
  created_at: string
  completed_at?: string
}

export interface ApiKey {
  object: 'api_key'
  id: number
  name: string
  /** `read_only` may read and try out, but not write. */
  role: 'admin' | 'read_only'
  /** The key itself. Shown once, in the answer that made it. */
  secret?: string
  /** From then on it is refused. */
  expires_at: string | null
  /** To the minute. */
  last_used_at: string | null
  revoked_at: string | null
  created_at: string
}

export interface ArchiveKnowledgeFactBody {
  /** source when absent; an archived fact keeps its own. */
  suppression_scope?: 'source' | 'organization' | undefined
}

export interface Assessment {
  fit: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker' | 'unknown'
  criteria: {
    fit_criterion_id: number
    verdict: 'met' | 'not_met' | 'unknown'
    evidence: {
      message_id: number
      /** In the words of that message. */
      quote: string
    }[]
  }[]
  assessed_at: string
}

export interface AuditLogEntry {
  object: 'audit_log_entry'
  id: number
  actor: Actor
  /** The id of the operation. */
  operation: string
  /** What was changed. */
  resource: {
    object: string
    id?: number
  }
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  request_id: string
  created_at: string
}

/** Answers a slot, or is words to send. */
export interface Chip {
  slot?: string
  value?: string
  label?: string
  /** Of several that can be sent together. */
  multiple?: true
  text?: string
}

export interface Compilation {
  object: 'compilation'
  valid: boolean
  /** The version it was compiled from. */
  version: number
  phases: FlowState[]
  /** Phase key to the JSON Schema of its answers. */
  extraction_schemas: Record<string, Record<string, unknown>>
  /** Phase key to the estimated size of its system prompt. */
  prompt_tokens: Record<string, number>
  diagnostics: {
    severity: 'error' | 'warning'
    /** The rule that speaks. */
    code: string
    /** Where: a path into the flow, or into the edits. */
    param?: string
    message: string
  }[]
}

export interface CompileFlowBody {
  /** Applied in order, each on the result of the one before. */
  edits?:
    | {
        operation:
          | 'updateFlow'
          | 'createFlowState'
          | 'updateFlowState'
          | 'archiveFlowState'
          | 'restoreFlowState'
          | 'createSlot'
          | 'updateSlot'
          | 'archiveSlot'
          | 'restoreSlot'
          | 'orderFlowStates'
          | 'orderSlots'
        /** The phase or slot, where the operation has one in its path. */
        id?: number | undefined
        /** The body of that operation. */
        body?: Record<string, unknown> | undefined
      }[]
    | undefined
}

export interface Conversation {
  object: 'conversation'
  id: number
  agent: string
  status: 'active' | 'paused' | 'handed_off' | 'completed' | 'expired' | 'closed'
  locale: string
  /** The key of the phase it is in. */
  phase: string
  /** The answers so far, by the key of their slot. */
  slot_values: Record<string, string[] | boolean | string>
  /** The words that each answer rests on. */
  slot_evidence: Record<
    string,
    {
      message_id: number
      /** In the words of that message. */
      quote: string
    }
  >
  /** What the conversation runs on, whatever is edited meanwhile. */
  frozen_versions: {
    flow: number
    prompts: {
      conversation: number
      extraction: number
      assessment: number
      synthesis: number
      brief: number
      recap: number
    }
    experiments: {
      experiment_id: number
      prompt_template_id: number
    }[]
  }
  messages_count: number
  visitor?: {
    /** Your own id of the visitor. */
    id?: string
    /** What to call them. */
    name?: string
    /** Where to reach them. */
    email?: string
  }
  /** Yours to use; the agent does not read it. */
  metadata?: Record<string, string>
  /** The page it was started on. */
  source_url?: string
  rating?: number
  assessment?: Assessment
  /** For the owner, in Markdown. */
  brief?: string
  /** For the visitor, in Markdown. */
  recap?: string
  /** The visitor has asked for a person, and none has taken over since. */
  person_wanted: boolean
  created_at: string
  last_message_at: string
  /** Since when; it can be resumed for 7 days. */
  paused_at?: string
  /** When it was completed or closed, or expired. */
  ended_at?: string
}

export interface CreateAgentBody {
  name: string
  /** Derived from the name when absent. */
  slug?: string | undefined
  /** discovery when absent. */
  archetype?: 'discovery' | 'qualification' | 'support' | 'intake' | undefined
  languages?: string[] | undefined
  identity_id?: number | null | undefined
  voice_profile_id?: number | null | undefined
  /** What offer_navigation may open. */
  pages?:
    | {
        title: string
        url: string
      }[]
    | undefined
  allowed_origins?: string[] | undefined
}

export interface CreateApiKeyBody {
  /** Live keys of an organization have different names. */
  name: string
  /** admin when absent. */
  role?: 'admin' | 'read_only' | undefined
  /** Must lie in the future. Never when absent. */
  expires_at?: string | undefined
}

export interface CreateDeliverableTemplateBody {
  name: string
  /** The document, with references such as {{slots.goal}}. */
  body: string
  /** markdown when absent on create. */
  format?: 'markdown' | 'html' | undefined
  /** All current agents when absent on create. */
  agents?: string[] | undefined
}

export interface CreateExperimentBody {
  name: string
  /** Live versions of this agent and kind, none twice. */
  arms: {
    prompt_template_id: number
    /** 1 when absent. */
    weight?: number | undefined
  }[]
  /** conversation when absent. */
  kind?: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap' | undefined
  /** completion when absent. */
  metric?: 'completion' | 'slots_captured' | 'fit' | 'rating' | undefined
  /** 100 when absent. */
  minimum_sample?: number | undefined
}

export interface CreateFitCriterionBody {
  kind: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker'
  description: string
  /** How the agent should judge this criterion. */
  guidance?: string | null | undefined
  weight?: 1 | 2 | 3 | null | undefined
  /** All current agents when absent on create. */
  agents?: string[] | undefined
}

export interface CreateFlowStateBody {
  title: string
  /** Derived from the title when absent. */
  key?: string | undefined
  /** step when absent. */
  kind?: 'step' | 'loop' | 'terminal' | undefined
  objective?: string | undefined
  exit_criteria?: string | undefined
  max_turns?: number | undefined
  tools?:
    | ('consult_knowledge' | 'capture_slots' | 'suggest_replies' | 'offer_navigation' | 'offer_deliverable')[]
    | undefined
  tool_settings?:
    | {
        offer_navigation?:
          | {
              /** 1 to 3; 1 when never set. */
              max_links?: number | null | undefined
            }
          | null
          | undefined
      }
    | undefined
}

export interface CreateIdentityBody {
  display_name: string
  role?: string | null | undefined
  bio?: string | null | undefined
  avatar_url?: string | null | undefined
  disclosure?: string | null | undefined
  /** Locale to the words that open a conversation. */
  greeting?: Record<string, string> | undefined
  languages?: string[] | undefined
  /** Moves these agents to this identity. */
  agents?: string[] | undefined
}

export interface CreateIngestionInstructionBody {
  text: string
  /** The source it is for; null or absent = every source. */
  source_id?: number | null | undefined
  /** The last one when absent. */
  position?: number | undefined
}

export interface CreateInvitationBody {
  email: string
  /** editor when absent. */
  role?: 'owner' | 'editor' | 'viewer' | undefined
}

export interface CreateKnowledgeFactBody {
  text: string
  /** practical when absent. */
  topic?: 'offer' | 'pricing' | 'track_record' | 'method' | 'people' | 'practical' | undefined
  /** situational when absent. */
  tier?: 'universal' | 'situational' | undefined
}

export interface CreateKnowledgeSourceBody {
  kind: 'text' | 'page' | 'site' | 'file'
  /** Text or Markdown, of a text. */
  text?: string | undefined
  /** Of a page; of a site, where reading begins. */
  url?: string | undefined
  /** Of a file. */
  filename?: string | undefined
  /** Of a file, in base64. */
  content?: string | undefined
  /** Derived from the content when absent. */
  title?: string | undefined
  /** Of a site; 100 when absent. */
  max_pages?: number | undefined
  /** Of a site: only these paths, when there are any. */
  include?: string[] | undefined
  /** Of a site: never these paths. */
  exclude?: string[] | undefined
  /** Of a page or a site; null = never. */
  refresh_hours?: number | null | undefined
  /** The agents that may use it; null or absent = all. */
  agents?: string[] | null | undefined
  /** The gap that it is to answer. */
  knowledge_gap_id?: number | undefined
}

export interface CreatePromptTemplateBody {
  /** The prompt text; context is referenced as {{organization.name}}. */
  body: string
  /** conversation when absent. */
  kind?: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap' | undefined
}

export interface CreateServiceBody {
  name: string
  pricing_unit: 'monthly' | 'fixed' | 'from'
  /** Derived from the name when absent. */
  key?: string | undefined
  /** All current agents when absent on create. */
  agents?: string[] | undefined
  description?: string | null | undefined
  positioning?: string | null | undefined
  guidelines?: string | null | undefined
  /** In the minor unit of the currency. */
  price_min?: number | null | undefined
  /** In the minor unit of the currency; not below price_min. */
  price_max?: number | null | undefined
  /** ISO 4217. */
  currency?: string | null | undefined
  typical_duration?: string | null | undefined
  deliverables?: string[] | undefined
  good_fit_signals?: string[] | undefined
}

export interface CreateSlotBody {
  /** Unique among the live slots of the flow. */
  key: string
  data_type: 'string' | 'enum' | 'band' | 'multi_enum' | 'boolean' | 'email'
  title?: string | null | undefined
  required?: boolean | undefined
  description?: string | null | undefined
  /** The chip values. */
  enum_values?: string[] | null | undefined
  /** Value to display label. */
  enum_labels?: Record<string, string> | undefined
  /** Locale to its title and labels. */
  translations?:
    | Record<
        string,
        {
          title?: string | undefined
          enum_labels?: Record<string, string> | undefined
        }
      >
    | undefined
}

export interface CreateVoiceProfileBody {
  name: string
  languages: string[]
  /** Moves these agents to this voice. */
  agents?: string[] | undefined
  formality?: string | null | undefined
  tone_rules?: string[] | undefined
  banned_phrases?: string[] | undefined
  preferred_phrases?: string[] | undefined
  sign_off_style?: string | null | undefined
}

export interface CreateWebhookEndpointBody {
  url: string
  description?: string | null | undefined
  /** Types, or all of an object (`service.*`); null for every event. */
  events?: string[] | null | undefined
  enabled?: boolean | undefined
}

export interface Deliverable {
  object: 'deliverable'
  id: number
  conversation_id: number
  agent: string
  /** The template it follows, where there was one. */
  deliverable_template_id?: number
  title: string
  format: 'markdown' | 'html'
  /** In its format. */
  body: string
  created_at: string
}

export interface DeliverableLink {
  id: number
  title: string
}

export interface DeliverableTemplate {
  object: 'deliverable_template'
  id: number
  name: string
  /** The document, with references such as {{slots.goal}}. */
  body: string
  format: 'markdown' | 'html'
  /** The agents that may hand it over. */
  agents: string[]
  created_at: string
  archived: boolean
}

export interface DiffFlowVersionsQuery {
  /** The other version; the present one when absent. */
  against?: number | undefined
}

export interface DiffPromptTemplatesQuery {
  /** Another version of the same agent and kind; the active one when absent. */
  against?: number | undefined
}

export interface DuplicateAgentBody {
  /** The name with "(copy)" when absent. */
  name?: string | undefined
  /** Derived from the name when absent. */
  slug?: string | undefined
}

export interface Erasure {
  object: 'erasure'
  conversation_id: number
  /** How many rows of each kind. */
  erased: Record<string, number>
  erased_at: string
}

/** What `error.code` can be. */
export type ErrorCode =
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'organization_required'
  | 'organization_paused'
  | 'organization_unverified'
  | 'credits_exhausted'
  | 'resource_missing'
  | 'method_not_allowed'
  | 'resource_archived'
  | 'resource_in_use'
  | 'experiment_running'
  | 'not_revertible'
  | 'idempotency_conflict'
  | 'parameter_missing'
  | 'parameter_invalid'
  | 'parameter_unknown'
  | 'flow_invalid'
  | 'rate_limited'
  | 'internal'

/** What `error.type` can be. */
export type ErrorType = 'authentication_error' | 'invalid_request_error' | 'rate_limit_error' | 'api_error'

export interface Event {
  object: 'event'
  id: number
  /** `<object>.<verb>`. */
  type: string
  created_at: string
  actor: Actor
  /** The request that caused it. */
  request_id: string
  data: Record<string, unknown>
}

export interface ExcludeKnowledgeFactBody {
  /** The agent to switch the fact off or on for. */
  agent: string
}

export interface Experiment {
  object: 'experiment'
  id: number
  name: string
  kind: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap'
  status: 'draft' | 'running' | 'stopped'
  arms: {
    prompt_template_id: number
    weight: number
  }[]
  metric: 'completion' | 'slots_captured' | 'fit' | 'rating'
  minimum_sample: number
  /** The prompt version it ended with. */
  winner_id?: number
  created_at: string
  started_at?: string
  stopped_at?: string
}

export interface FitCriterion {
  object: 'fit_criterion'
  id: number
  kind: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker'
  description: string
  /** The agents that judge by this criterion. */
  agents: string[]
  created_at: string
  /** How the agent should judge this criterion. */
  guidance?: string
  weight: 1 | 2 | 3 | null
  archived: boolean
}

export interface Flow {
  object: 'flow'
  agent: string
  name: string
  version: number
  phases: FlowState[]
  archetype: 'discovery' | 'qualification' | 'support' | 'intake'
  /** null = never pauses. */
  idle_minutes: number | null
}

export interface FlowDiff {
  object: 'flow_diff'
  from: number
  to: number
  changes: {
    /** By keys: phases.budget.slots.amount.required */
    path: string
    change: 'added' | 'removed' | 'changed'
    before?: unknown
    after?: unknown
  }[]
}

export interface FlowState {
  object: 'flow_state'
  id: number
  key: string
  title: string
  position: number
  kind: 'step' | 'loop' | 'terminal'
  objective: string
  exit_criteria: string
  max_turns: number
  tools: (
    | 'consult_knowledge'
    | 'capture_slots'
    | 'suggest_replies'
    | 'offer_navigation'
    | 'offer_deliverable'
  )[]
  /** Effective settings of the tools that are on. */
  tool_settings: Record<string, Record<string, number>>
  archived: boolean
  slots: InformationSlot[]
}

export interface FlowVersion {
  object: 'flow_version'
  version: number
  created_at: string
  actor: Actor
  flow?: Flow
}

export interface GetFlowQuery {
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface GetOrganizationUsageQuery {
  /** The first day; 29 days before `until` when absent. */
  since?: string | undefined
  /** The last day; today when absent. */
  until?: string | undefined
}

export interface Identity {
  object: 'identity'
  id: number
  /** How the agent introduces itself. */
  display_name: string
  role?: string
  bio?: string
  avatar_url?: string
  /** What it says about being an assistant. */
  disclosure?: string
  /** Locale to the words that open a conversation. */
  greeting: Record<string, string>
  languages: string[]
  /** The agents that wear this identity. */
  agents: string[]
  created_at: string
  archived: boolean
}

export interface IncludeKnowledgeFactBody {
  /** The agent to switch the fact off or on for. */
  agent: string
}

export interface InformationSlot {
  object: 'information_slot'
  id: number
  /** Property name of the extraction schema and key of slot_values. */
  key: string
  /** Owner-facing label. */
  title: string | null
  data_type: 'string' | 'enum' | 'band' | 'multi_enum' | 'boolean' | 'email'
  required: boolean
  /** The chip values. */
  enum_values: string[] | null
  /** Value to display label. */
  enum_labels: Record<string, string>
  /** Locale to its title and labels. */
  translations: Record<
    string,
    {
      title?: string
      enum_labels?: Record<string, string>
    }
  >
  /** Extraction guidance for the language model; hidden from visitors. */
  description: string | null
  archived: boolean
}

export interface IngestKnowledgeSourceBody {
  plan?: boolean | undefined
}

export interface IngestionInstruction {
  object: 'ingestion_instruction'
  id: number
  text: string
  /** The source it is for; null = every source. */
  source_id: number | null
  /** Smaller ones come first; of two equal ones, the older. */
  position: number
  archived: boolean
  created_at: string
}

export interface IngestionRun {
  object: 'ingestion_run'
  id: number
  source_id: number
  /** It stops before applying. */
  plan: boolean
  status: 'queued' | 'running' | 'planned' | 'applied' | 'failed'
  stage: 'waiting' | 'reading' | 'reconciling' | 'applying' | 'done'
  done: number
  /** As far as it is known yet. */
  total: number
  documents?: {
    read: number
    unchanged: number
    failed: number
    gone: number
  }
  /** What it changes, or, once applied, has changed. */
  facts?: {
    added: number
    kept: number
    retired: number
    conflicting: number
  }
  /** The first 500; left out of lists. */
  changes?: {
    change: 'added' | 'reworded' | 'revived' | 'retired'
    /** Absent while a fact that is to be added has none. */
    fact_id?: number
    /** As the source states it. */
    text: string
    /** How the fact read before, where that is another wording or number. */
    was?: string
  }[]
  /** The first 500; left out of lists. */
  conflicts?: {
    kind: 'wording' | 'value' | 'tier' | 'owner_fact'
    /** The owner's fact, or the one the owner pinned or reviewed. It stays as it is. */
    fact_id: number
    /** What the source says instead. */
    text: string
    message: string
  }[]
  /** Pages that could not be read: the first 100. Left out of lists. */
  problems?: {
    url: string
    code: string
    message: string
    /** Trying again as it is would not help. */
    lasting: boolean
  }[]
  /** What the owner should know, such as instructions that were not understood. */
  notes?: string[]
  error?: {
    code: string
    message: string
    /** Trying again as it is would not help. */
    lasting: boolean
  }
  created_at: string
  /** When it was planned, applied or failed. */
  completed_at?: string
}

export interface Invitation {
  object: 'invitation'
  id: number
  email: string
  /** owner: everything; editor: read and write; viewer: read. */
  role: 'owner' | 'editor' | 'viewer'
  /** Where to accept it. Shown once, in the answer that made it: hand it to the person. */
  url?: string
  expires_at: string
  created_at: string
}

export interface KnowledgeFact {
  object: 'knowledge_fact'
  id: number
  text: string
  origin: 'digested' | 'owner'
  tier: 'universal' | 'situational'
  source_id: number
  reviewed: boolean
  archived: boolean
  /** false = the source no longer states it; kept for the record. */
  supported: boolean
  created_at: string
  topic: 'offer' | 'pricing' | 'track_record' | 'method' | 'people' | 'practical'
  tier_pinned: boolean
  source_title: string
  /** Present while the fact is archived. */
  suppression_scope?: 'source' | 'organization'
  /** The agents the fact is switched off for. */
  excluded_agents: string[]
}

export interface KnowledgeGap {
  object: 'knowledge_gap'
  id: number
  agent: string
  question: string
  occurrences: number
  status: 'open' | 'resolved' | 'archived'
  created_at: string
  resolution_basis: 'verified' | 'declared' | null
  /** The latest conversation that asked it. */
  conversation_id?: number
  /** Every time the question was asked, newest first. */
  conversations: {
    conversation_id: number
    asked_at: string
  }[]
  /** The source added to answer it. */
  knowledge_source_id?: number
  /** The resolved gap this one came back from. */
  resurfaced_from_id?: number
  last_check?: {
    checked_at: string
    trigger: 'owner' | 'ingestion' | 'standing'
    answerable: boolean
    answer?: string
    /** Absent when answerable. */
    reason?: 'not_indexed' | 'no_match' | 'weak_match' | 'model_declined'
    /** The check could not run. */
    error?: string
    reachable: {
      kind: 'fact' | 'passage'
      id: number
      text: string
      source_id: number
      source_title: string
      band: 'close' | 'near' | 'far'
    }[]
  }
  /** The change after which a verified gap could no longer be answered. */
  broken_by?: {
    /** Of the event, such as knowledge_source.archived. */
    type: string
    id: number
    at: string
  }
  last_asked_at?: string
  resolved_at?: string
}

export interface KnowledgePassage {
  object: 'knowledge_passage'
  id: number
  source_id: number
  /** The page it stands on. */
  url?: string
  /** The headings it stands under, outermost first. */
  trail: string[]
  text: string
  /** The facts that it states. */
  fact_ids: number[]
  created_at: string
}

export interface KnowledgeSearchResult {
  object: 'knowledge_search_result'
  kind: 'fact' | 'passage'
  id: number
  text: string
  source_id: number
  source_title: string
  band: 'close' | 'near' | 'far'
  /** The headings it stands under, outermost first. */
  trail: string[]
  /** The page that the passage stands on. */
  url?: string
  /** From 0 to 1; comparable within one search. */
  score: number
}

export interface KnowledgeSource {
  object: 'knowledge_source'
  id: number
  kind: 'text' | 'page' | 'site' | 'file'
  title: string
  url?: string
  /** Of a text; left out of lists and events. */
  text?: string
  filename?: string
  /** SHA-256 of the text or file, in hexadecimal digits. */
  checksum?: string
  max_pages?: number
  include?: string[]
  exclude?: string[]
  status: 'queued' | 'ingesting' | 'ready' | 'failed'
  error?: {
    code: string
    message: string
    /** Trying again as it is would not help. */
    lasting: boolean
  }
  progress?: {
    stage: string
    done: number
    total: number
  }
  passages_count: number
  /** Its facts that are not archived. */
  facts_count: number
  /** Read again after so many hours; null = never. */
  refresh_hours: number | null
  /** The gap it was added for. */
  knowledge_gap_id?: number
  /** The agents that may use it; null = all. */
  agents: string[] | null
  /** The owner has looked at what was read from it. */
  reviewed: boolean
  archived: boolean
  created_at: string
  ingested_at?: string
}

export interface LintVoiceProfileBody {
  text?: string | undefined
}

export interface ListAgentsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListApiKeysQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Revoked keys too; without it they are left out. */
  include_revoked?: true | undefined
}

export interface ListAuditLogQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** The id of an operation. */
  operation?: string | undefined
  /** The type of a resource, such as `service`. */
  resource?: string | undefined
  resource_id?: number | undefined
  /** At this time or later. */
  since?: string | undefined
}

export interface ListConversationsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  agent?: string | undefined
  status?: 'active' | 'paused' | 'handed_off' | 'completed' | 'expired' | 'closed' | undefined
  fit?: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker' | 'unknown' | undefined
  /** Those that go on, in which a person is wanted. */
  person_wanted?: true | undefined
  /** Started at this time or later. */
  since?: string | undefined
  /** Started before this time. */
  until?: string | undefined
  /** Words of its messages. */
  query?: string | undefined
}

export interface ListDeliverableTemplatesQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListDeliverablesQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  agent?: string | undefined
  conversation_id?: number | undefined
}

export interface ListEventsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Of this type, or of this object: `service.*`. */
  type?: string | undefined
  /** At this time or later. */
  since?: string | undefined
}

export interface ListExperimentsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
}

export interface ListFitCriteriaQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListFlowVersionsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
}

export interface ListIdentitiesQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListIngestionInstructionsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListIngestionRunsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  source_id?: number | undefined
  status?: 'queued' | 'running' | 'planned' | 'applied' | 'failed' | undefined
}

export interface ListInvitationsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
}

export interface ListKnowledgeFactsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  source_id?: number | undefined
  /** Only what this agent may use. */
  agent?: string | undefined
  topic?: 'offer' | 'pricing' | 'track_record' | 'method' | 'people' | 'practical' | undefined
  tier?: 'universal' | 'situational' | undefined
  origin?: 'digested' | 'owner' | undefined
  reviewed?: boolean | undefined
  supported?: boolean | undefined
  /** Full text. */
  query?: string | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListKnowledgeGapsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Archived gaps are left out unless asked for. */
  status?: 'open' | 'resolved' | 'archived' | undefined
  agent?: string | undefined
  /** Full text. */
  query?: string | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListKnowledgePassagesQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
}

export interface ListKnowledgeSourcesQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListMembersQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
}

export interface ListMessagesQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
}

export interface ListPromptReferencesQuery {
  /** Only what says something in this kind. */
  kind?: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap' | undefined
}

export interface ListPromptTemplatesQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  kind?: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap' | undefined
  active?: boolean | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListResourceDraftsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  status?: 'proposed' | 'accepted' | 'dismissed' | undefined
  kind?: 'service' | 'voice' | 'fit_criterion' | undefined
  catalog_generation_id?: number | undefined
}

export interface ListServicesQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListVoiceProfilesQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface ListWebhookDeliveriesQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  status?: 'pending' | 'delivered' | 'failed' | undefined
}

export interface ListWebhookEndpointsQuery {
  /** Page size; 20 when absent. */
  limit?: number | undefined
  /** The page that follows this id. */
  starting_after?: number | undefined
  /** The page that precedes this id. */
  ending_before?: number | undefined
  /** Archived rows too; without it they are left out. */
  include_archived?: true | undefined
}

export interface Member {
  object: 'member'
  id: number
  name: string
  email: string
  /** owner: everything; editor: read and write; viewer: read. */
  role: 'owner' | 'editor' | 'viewer'
  created_at: string
}

export interface Message {
  object: 'message'
  id: number
  conversation_id: number
  role: 'visitor' | 'agent' | 'owner'
  text: string
  chips: Chip[]
  links: {
    title: string
    url: string
  }[]
  deliverable?: DeliverableLink
  created_at: string
}

export interface MessageTrace {
  object: 'message_trace'
  message_id: number
  conversation_id: number
  /** What the engine decided to say, in order. */
  plan: Record<string, unknown>[]
  phase: {
    before: string
    after: string
    because?: 'exit' | 'max_turns'
  }
  /** Of the flow and of the conversation prompt. */
  versions: {
    flow: number
    prompt: number
  }
  reading?: Record<string, unknown>
  /** Each question, its verdict, and the facts with their scores. */
  questions: Record<string, unknown>[]
  /** Slots with the quoted words. */
  captured: Record<string, unknown>[]
  /** What the voice profile kept from leaving. */
  voice: Record<string, unknown>[]
  reasoner: {
    /** builtin, or the model. */
    read: string
    /** builtin, or the model. */
    worded: string
    /** Why the builtin reasoner stood in. */
    fallback?: string
  }
  tokens: {
    input: number
    output: number
  }
  milliseconds: {
    read: number
    answer: number
    word: number
    total: number
  }
}

export interface ModelTest {
  object: 'model_test'
  ok: boolean
  provider: 'builtin' | 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai_compatible'
  model?: string
  milliseconds: number
  /** What the provider said, and what to do. */
  error?: string
}

export interface OrderFlowStatesBody {
  states: number[]
}

export interface OrderSlotsBody {
  slots: number[]
}

export interface Organization {
  object: 'organization'
  id: number
  slug: string
  name: string
  website?: string
  /** One of `locales`. */
  default_locale: string
  locales: string[]
  /** A name of the IANA time zone database. */
  timezone: string
  /** Paused: no conversations, ingestion, checks or generations. */
  paused: boolean
  /** Set by the operator; while false the same is refused. */
  verified: boolean
  /** What is left; null is no limit. */
  credits: number | null
  /** How long conversations are kept; null is for ever. */
  retention_days: number | null
  created_at: string
}

export interface OrganizationExport {
  object: 'organization_export'
  id: number
  status: 'queued' | 'running' | 'completed' | 'failed'
  /** The size of the file. */
  bytes?: number
  /** Why it failed. */
  error?: {
    code: string
    message: string
  }
  created_at: string
  /** When it was completed or failed. */
  completed_at?: string
}

export interface OrganizationModel {
  object: 'organization_model'
  /** builtin needs no key and no network. */
  provider: 'builtin' | 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai_compatible'
  model?: string
  base_url?: string
  /** Whether a key is stored. It is never shown. */
  key_set: boolean
  context_tokens?: number
  /** What a million tokens cost in credits; 0 when absent. */
  credits_per_million_tokens?: number
  /** Whose setting it is. */
  origin: 'organization' | 'installation'
  updated_at?: string
}

export interface PreviewPromptTemplateBody {
  /** A live phase, by its key; the first one when absent. */
  phase?: string | undefined
  /** The first language of the agent when absent. */
  locale?: string | undefined
  /** The answers so far, by slot key; a sample for every slot when absent. */
  slots?: Record<string, string | boolean | string[]> | undefined
  visitor?:
    | {
        name?: string | undefined
      }
    | undefined
  /** What was said so far, oldest first. */
  transcript?:
    | {
        role: 'visitor' | 'agent' | 'owner'
        text: string
      }[]
    | undefined
}

export interface PromptPreview {
  object: 'prompt_preview'
  kind: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap'
  version: number
  /** The phase of the sample conversation. */
  phase: string
  locale: string
  /** What the model would get; at most 400,000 characters of it. */
  text: string
  /** What the body refers to and what stands there, in order of appearance. */
  references: {
    name: string
    value: string
  }[]
  /** References that are unknown, or that say nothing in this kind. */
  warnings: string[]
  /** The estimated size of the whole text. */
  tokens: number
}

export interface PromptReference {
  object: 'prompt_reference'
  /** What stands between the braces; `slots.<key>` stands for any slot. */
  name: string
  meaning: string
  sample: string
  /** The kinds in which it has something to say; in others it is empty. */
  kinds: ('conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap')[]
}

export interface PromptTemplate {
  object: 'prompt_template'
  id: number
  kind: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap'
  version: number
  active: boolean
  archived: boolean
  created_at: string
  /** The prompt text. */
  body: string
  /** Unknown references; present only when there are any. */
  warnings?: string[]
}

export interface PromptTemplateDiff {
  object: 'prompt_template_diff'
  from: {
    id: number
    version: number
  }
  to: {
    id: number
    version: number
  }
  /**
   * Runs of lines, in order. The kept and removed lines, joined by line breaks, are the one body; the
   * kept and added ones the other.
   */
  changes: {
    change: 'kept' | 'removed' | 'added'
    lines: string[]
  }[]
}

export interface RateConversationBody {
  rating: number
}

export interface ResolveKnowledgeGapBody {
  /** declared when absent. */
  basis?: 'verified' | 'declared' | undefined
}

export interface ResourceDraft {
  object: 'resource_draft'
  id: number
  kind: 'service' | 'voice' | 'fit_criterion'
  status: 'proposed' | 'accepted' | 'dismissed'
  /** The create body of its kind. */
  payload: Record<string, unknown>
  created_at: string
  /** The generation that proposed it. */
  catalog_generation_id?: number
  /** The row it became, once accepted. */
  resource_id?: number
  /** The facts it rests on. */
  fact_ids: number[]
}

export interface SearchKnowledgeBody {
  /** A question, or words. */
  query: string
  agent?: string | undefined
  /** 10 when absent. */
  limit?: number | undefined
  /** Both when absent. */
  kinds?: ('fact' | 'passage')[] | undefined
}

export interface SendMessageBody {
  text?: string | undefined
  chip?:
    | {
        slot: string
        /** One, or several of a multi_enum; `true` or `false` of a boolean. */
        values: string[]
      }
    | undefined
  /** visitor when absent. */
  role?: 'visitor' | 'owner' | undefined
}

export interface Service {
  object: 'service'
  id: number
  key: string
  name: string
  pricing_unit: 'monthly' | 'fixed' | 'from'
  /** The agents that may offer it. */
  agents: string[]
  created_at: string
  description?: string
  positioning?: string
  guidelines?: string
  /** In the minor unit of the currency. */
  price_min?: number
  /** In the minor unit of the currency. */
  price_max?: number
  /** ISO 4217. */
  currency?: string
  typical_duration?: string
  deliverables: string[]
  good_fit_signals: string[]
  /** The owner blessed the drafted service. */
  reviewed: boolean
  archived: boolean
}

export interface Snapshot {
  object: 'snapshot'
  /** A hash of the content: equal snapshots are stored once. */
  address: string
  content: Record<string, unknown>
}

export interface StartAnswerCheckBody {
  agent: string
  gap_ids?: number[] | undefined
  questions?: string[] | undefined
}

export interface StartConversationBody {
  /** The default locale of the organization when absent. */
  locale?: string | undefined
  visitor?:
    | {
        /** Your own id of the visitor. */
        id?: string | undefined
        /** What to call them. */
        name?: string | undefined
        /** Where to reach them. */
        email?: string | undefined
      }
    | undefined
  /** Yours to use; the agent does not read it. */
  metadata?: Record<string, string> | undefined
  source_url?: string | undefined
}

export interface StopExperimentBody {
  /** The arm that won, by its prompt_template_id. */
  winner?: number | undefined
}

export interface StreamEventsQuery {
  /** Begin with what followed this event. */
  after?: number | undefined
}

export interface Turn {
  object: 'turn'
  message: Message
  replies: Message[]
  conversation: Conversation
}

export type TurnEvent =
  | {
      event: 'accepted'
      data: Message
    }
  | {
      event: 'captured'
      data: {
        slot: string
        value: string[] | boolean | string
      }
    }
  | {
      event: 'phase'
      data: {
        phase: string
      }
    }
  | {
      event: 'token'
      data: {
        text: string
      }
    }
  | {
      event: 'chips'
      data: Chip[]
    }
  | {
      event: 'links'
      data: {
        title: string
        url: string
      }[]
    }
  | {
      event: 'done'
      data: Turn
    }

export interface UpdateAgentBody {
  name?: string | undefined
  languages?: string[] | undefined
  identity_id?: number | null | undefined
  voice_profile_id?: number | null | undefined
  /** What offer_navigation may open. */
  pages?:
    | {
        title: string
        url: string
      }[]
    | undefined
  allowed_origins?: string[] | undefined
}

export interface UpdateApiKeyBody {
  name?: string | undefined
  role?: 'admin' | 'read_only' | undefined
}

export interface UpdateDeliverableTemplateBody {
  name?: string | undefined
  /** The document, with references such as {{slots.goal}}. */
  body?: string | undefined
  /** markdown when absent on create. */
  format?: 'markdown' | 'html' | undefined
  /** All current agents when absent on create. */
  agents?: string[] | undefined
}

export interface UpdateFitCriterionBody {
  description?: string | undefined
  kind?: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker' | undefined
  /** How the agent should judge this criterion. */
  guidance?: string | null | undefined
  weight?: 1 | 2 | 3 | null | undefined
  /** All current agents when absent on create. */
  agents?: string[] | undefined
}

export interface UpdateFlowBody {
  flow: {
    /** null = never pauses. */
    idle_minutes?: number | null | undefined
    name?: string | undefined
  }
}

export interface UpdateFlowStateBody {
  title?: string | undefined
  objective?: string | undefined
  exit_criteria?: string | undefined
  max_turns?: number | undefined
  tools?:
    | ('consult_knowledge' | 'capture_slots' | 'suggest_replies' | 'offer_navigation' | 'offer_deliverable')[]
    | undefined
  tool_settings?:
    | {
        offer_navigation?:
          | {
              /** 1 to 3; 1 when never set. */
              max_links?: number | null | undefined
            }
          | null
          | undefined
      }
    | undefined
}

export interface UpdateIdentityBody {
  display_name?: string | undefined
  role?: string | null | undefined
  bio?: string | null | undefined
  avatar_url?: string | null | undefined
  disclosure?: string | null | undefined
  /** Locale to the words that open a conversation. */
  greeting?: Record<string, string> | undefined
  languages?: string[] | undefined
  /** Moves these agents to this identity. */
  agents?: string[] | undefined
}

export interface UpdateIngestionInstructionBody {
  text?: string | undefined
  /** The source it is for; null or absent = every source. */
  source_id?: number | null | undefined
  /** The last one when absent. */
  position?: number | undefined
}

export interface UpdateInvitationBody {
  /** owner: everything; editor: read and write; viewer: read. */
  role: 'owner' | 'editor' | 'viewer'
}

export interface UpdateKnowledgeFactBody {
  /** Of an owner's fact; what a source states is archived instead. */
  text?: string | undefined
  topic?: 'offer' | 'pricing' | 'track_record' | 'method' | 'people' | 'practical' | undefined
  tier?: 'universal' | 'situational' | undefined
  tier_pinned?: boolean | undefined
  reviewed?: boolean | undefined
}

export interface UpdateKnowledgeSourceBody {
  /** Text or Markdown, of a text. */
  text?: string | undefined
  /** Of a page; of a site, where reading begins. */
  url?: string | undefined
  /** Of a file. */
  filename?: string | undefined
  /** Of a file, in base64. */
  content?: string | undefined
  /** Derived from the content when absent. */
  title?: string | undefined
  /** Of a site; 100 when absent. */
  max_pages?: number | undefined
  /** Of a site: only these paths, when there are any. */
  include?: string[] | undefined
  /** Of a site: never these paths. */
  exclude?: string[] | undefined
  /** Of a page or a site; null = never. */
  refresh_hours?: number | null | undefined
  /** The agents that may use it; null or absent = all. */
  agents?: string[] | null | undefined
  reviewed?: boolean | undefined
}

export interface UpdateMemberBody {
  /** owner: everything; editor: read and write; viewer: read. */
  role: 'owner' | 'editor' | 'viewer'
}

export interface UpdateOrganizationBody {
  name?: string | undefined
  website?: string | null | undefined
  /** Must be one of `locales`. */
  default_locale?: string | undefined
  locales?: string[] | undefined
  /** A name of the IANA time zone database. */
  timezone?: string | undefined
  /** How long conversations are kept; null is for ever. */
  retention_days?: number | null | undefined
}

export interface UpdateOrganizationModelBody {
  provider?: 'builtin' | 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai_compatible' | null | undefined
  model?: string | null | undefined
  base_url?: string | null | undefined
  /** Stored encrypted and never shown. */
  key?: string | null | undefined
  context_tokens?: number | null | undefined
  /** What a million tokens cost in credits. */
  credits_per_million_tokens?: number | null | undefined
}

export interface UpdateResourceDraftBody {
  /** The create body of its kind. */
  payload?: Record<string, unknown> | undefined
}

export interface UpdateServiceBody {
  name?: string | undefined
  pricing_unit?: 'monthly' | 'fixed' | 'from' | undefined
  /** All current agents when absent on create. */
  agents?: string[] | undefined
  description?: string | null | undefined
  positioning?: string | null | undefined
  guidelines?: string | null | undefined
  /** In the minor unit of the currency. */
  price_min?: number | null | undefined
  /** In the minor unit of the currency; not below price_min. */
  price_max?: number | null | undefined
  /** ISO 4217. */
  currency?: string | null | undefined
  typical_duration?: string | null | undefined
  deliverables?: string[] | undefined
  good_fit_signals?: string[] | undefined
  reviewed?: boolean | undefined
}

export interface UpdateSlotBody {
  /** Unique among the live slots of the flow. */
  key?: string | undefined
  title?: string | null | undefined
  required?: boolean | undefined
  description?: string | null | undefined
  /** The chip values. */
  enum_values?: string[] | null | undefined
  /** Value to display label. */
  enum_labels?: Record<string, string> | undefined
  /** Locale to its title and labels. */
  translations?:
    | Record<
        string,
        {
          title?: string | undefined
          enum_labels?: Record<string, string> | undefined
        }
      >
    | undefined
  data_type?: 'string' | 'enum' | 'band' | 'multi_enum' | 'boolean' | 'email' | undefined
  /** Moves the slot to the end of this phase. */
  state_id?: number | undefined
}

export interface UpdateVoiceProfileBody {
  name?: string | undefined
  languages?: string[] | undefined
  /** Moves these agents to this voice. */
  agents?: string[] | undefined
  formality?: string | null | undefined
  tone_rules?: string[] | undefined
  banned_phrases?: string[] | undefined
  preferred_phrases?: string[] | undefined
  sign_off_style?: string | null | undefined
}

export interface UpdateWebhookEndpointBody {
  url?: string | undefined
  description?: string | null | undefined
  /** Types, or all of an object (`service.*`); null for every event. */
  events?: string[] | null | undefined
  enabled?: boolean | undefined
}

export interface UsageDay {
  object: 'usage_day'
  /** A day of UTC. */
  date: string
  /** Requests that were admitted. */
  calls: number
  conversations: number
  model_tokens: number
  /** Credits spent. */
  credits: number
}

export interface VoiceLint {
  object: 'voice_lint'
  voice_profile_id: number
  findings: {
    /** As it stands in the profile. */
    phrase: string
    /** As it stands in the text. */
    found: string
    /** `text`, or the stored field, such as `identity.greeting.en`. */
    where: string
    resource?: {
      object: string
      id: number
    }
    /** The place of its first character. */
    at: number
  }[]
}

export interface VoiceProfile {
  object: 'voice_profile'
  id: number
  name: string
  languages: string[]
  /** The agents that wear this voice. */
  agents: string[]
  created_at: string
  formality?: string
  tone_rules: string[]
  banned_phrases: string[]
  preferred_phrases: string[]
  sign_off_style?: string
  archived: boolean
}

export interface WebhookDelivery {
  object: 'webhook_delivery'
  id: number
  webhook_endpoint_id: number
  event_id: number
  event_type: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: number
  /** What the receiver last answered. */
  last_status_code?: number
  /** Why the last attempt failed. */
  last_error?: string
  /** The beginning of what the receiver last said, 1 KB at most. */
  last_response?: string
  next_attempt_at?: string
  delivered_at?: string
  created_at: string
}

export interface WebhookEndpoint {
  object: 'webhook_endpoint'
  id: number
  url: string
  description?: string
  /** Types, or all of an object (`service.*`); null for every event. */
  events: string[] | null
  enabled: boolean
  /** Why we disabled it. */
  disabled_reason?: string
  /** Since when nothing could be delivered. */
  failing_since?: string
  /**
   * What deliveries are signed with (Standard Webhooks). Shown once, in the answer to create and to
   * rotate_secret.
   */
  secret?: string
  /** Until then deliveries are signed with the old secret, too. */
  previous_secret_until?: string
  archived: boolean
  created_at: string
}
