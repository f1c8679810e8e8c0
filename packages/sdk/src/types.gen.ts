// Generated from the contract by `npm run generate`. Do not edit.

/** Who made the change. */
export interface Actor {
  /** What kind of actor it is. The system is Foyer itself, for example a background job. */
  type: 'api_key' | 'person' | 'visitor' | 'system'
  /** The id of the key or person, or of the visitor's conversation. */
  id?: number
  /** The name at the time of the change. */
  name: string
  /** The role of the key or person at that time. */
  role?: string
}

/** A conversational agent that talks to visitors. */
export interface Agent {
  /** The type of the object: always `agent`. */
  object: 'agent'
  /** Unique among the objects of this type. */
  id: number
  /** Identifies the agent in paths and in other objects. Never changes. */
  slug: string
  /**
   * Shown to your team, and to visitors unless the agent has an identity: then they see its
   * `display_name`.
   */
  name: string
  /** What the agent was created for. It determined the initial flow and prompts. */
  archetype: 'answers' | 'booking' | 'discovery' | 'qualification' | 'support' | 'intake'
  /**
   * The languages the agent speaks. A conversation starts in the visitor's language, or in the first of
   * these if that is not listed. Languages other than English and German need a model; without one,
   * compiling the flow gives a warning.
   */
  languages: string[]
  /** The identity that visitors see. Absent if there is none. */
  identity_id?: number
  /** The voice profile it uses. Absent if there is none. */
  voice_profile_id?: number
  /** Pages that the agent can offer as buttons, in phases with the tool `offer_navigation`. */
  pages: {
    /** The label of the button. */
    title: string
    /** The page it opens. */
    url: string
  }[]
  /** Identifies the agent in the widget and in public links. Safe to publish. */
  public_id: string
  /**
   * The sites whose pages may embed the agent's widget. Without any, it only works on Foyer's own
   * pages.
   */
  allowed_origins: string[]
  /** Whether your site can verify who a visitor is: `true` while the agent has an identity secret. */
  identity_verification: boolean
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
  /** When the object was created. */
  created_at: string
}

/** How an agent looks to visitors. */
export interface AgentAppearance {
  /** The type of the object: always `agent_appearance`. */
  object: 'agent_appearance'
  /** The agent. */
  agent: string
  /**
   * The colour of buttons, links and the visitor's own messages, as `#rrggbb`. Foyer's green by
   * default.
   */
  accent_colour?: string
  colours?: Colours
  /** An image for the widget's header, instead of the avatar of the identity. Best served over https. */
  logo_url?: string
  launcher: Launcher
  teaser?: Teaser
  /**
   * Language tag to up to six questions, shown as buttons before the first message of the visitor. A
   * tap sends the question.
   */
  starter_questions: Record<string, string[]>
  /**
   * Language tag to the widget's own texts. Foyer's own text, in English or German, is used where one
   * is absent.
   */
  texts: Record<
    string,
    {
      /**
       * The title of the widget. By default, the name of the agent's identity, or the agent's name if it
       * has none.
       */
      title?: string
      /** The line below the title. The role of the agent's identity by default. */
      subtitle?: string
      /** The placeholder of the message field. */
      placeholder?: string
    }
  >
  /** Your privacy policy. The widget links to it, in a new tab. */
  privacy_url?: string
  /**
   * The line above the conversation that says that a program is answering. `disclosure`: the disclosure
   * of the agent's identity, if it has one. `always`: the same, or Foyer's own text if there is none.
   * `never`: no line. Defaults to `disclosure`.
   */
  ai_notice: 'disclosure' | 'always' | 'never'
}

/** A run that checks many questions in the background. */
export interface AnswerCheck {
  /** The type of the object: always `answer_check`. */
  object: 'answer_check'
  /** Unique among the objects of this type. */
  id: number
  /** The agent that is checked. */
  agent: string
  /** Results are added while it is `running`. */
  status: 'queued' | 'running' | 'completed' | 'failed'
  /** Questions checked so far. */
  done: number
  /** Questions to check. */
  total: number
  /** Questions the agent can answer. */
  answerable: number
  /** Questions the agent cannot answer. */
  unanswerable: number
  /** Checks that could not run. They say nothing about the knowledge base. */
  failed: number
  /** One entry for every question checked so far. */
  results: {
    /** The gap. Absent for a question you sent with the call. */
    knowledge_gap_id?: number
    /** The question that was checked. */
    question: string
    /** The latest check of whether the agent can answer the question. */
    check: {
      /** When the check ran. */
      checked_at: string
      /** Why it ran: someone asked for it, something was read or added, or a verified gap was checked again. */
      trigger: 'owner' | 'ingestion' | 'standing'
      /**
       * Whether the agent can answer, judged by content: a title or heading that repeats the question
       * proves nothing.
       */
      answerable: boolean
      /**
       * What the agent would reply. Absent if it would say that it does not know. With `answerable: false`,
       * the reply does not answer the question, or you marked it as wrong.
       */
      answer?: string
      /**
       * Why the question cannot be answered: there is nothing to search, nothing was found, nothing matches
       * well enough, or the model found no answer. Absent when answerable.
       */
      reason?: 'not_indexed' | 'no_match' | 'weak_match' | 'model_declined'
      /** The sources that the reply is from. */
      source_ids?: number[]
      /** Why the check could not run. It then says nothing about the knowledge base. */
      error?: string
      /** What came closest, best first. */
      reachable: {
        /** Whether it is a fact, a passage of a source, a service, or part of the organization's profile. */
        kind: 'fact' | 'passage' | 'service' | 'profile'
        /**
         * The id of the fact, passage or service. For `profile`: 1 `address`, 2 `phone`, 3 `email`, 4
         * `opening_hours`, 5 `links`, 6 `contact`, 7 `services`.
         */
        id: number
        /** What it says. */
        text: string
        /** The source it comes from. `null` for a service, and for a profile field that was not read from one. */
        source_id: number | null
        /** The title of that source. Without a source, `Services` or `Profile`. */
        source_title: string
        /** How close it comes to answering the question. */
        band: 'close' | 'near' | 'far'
      }[]
    }
  }[]
  /** Why the run failed. Absent otherwise. */
  error?: {
    /** A short code for programs. */
    code: string
    /** What went wrong and what to do, for people. */
    message: string
  }
  /** When the object was created. */
  created_at: string
  /** When the run completed or failed. */
  completed_at?: string
}

/** A key that programs use to call the API. */
export interface ApiKey {
  /** The type of the object: always `api_key`. */
  object: 'api_key'
  /** Unique among the objects of this type. */
  id: number
  /** Identifies the key in lists and in the audit log. Unique among keys in use. */
  name: string
  /** `read_only` keys can read and use `dry_run`, but cannot write. */
  role: 'admin' | 'read_only'
  /** The key itself. Returned only when the key is created; only its hash is stored. */
  secret?: string
  /** When the key stops working. `null` if it never expires. */
  expires_at: string | null
  /** When the key was last used, to the minute. `null` if it never was. */
  last_used_at: string | null
  /** When the key was revoked. `null` while it is in use. */
  revoked_at: string | null
  /** When the object was created. */
  created_at: string
}

export interface ApplyConfigurationBody {
  /**
   * All files of the configuration. An object whose file was applied earlier and is not among them is
   * archived.
   */
  files: ConfigurationFile[]
  /** The plan to apply. Refused if its files or the configuration have changed since. */
  plan_id?: string | undefined
  /** Also overwrite what was changed elsewhere since the files were last applied. */
  force?: boolean | undefined
}

export interface ApplyOrganizationFindingsBody {
  /** Set only these fields, and replace their values. Each must have a finding. */
  fields?:
    | (
        | 'name'
        | 'languages'
        | 'timezone'
        | 'currency'
        | 'address'
        | 'phone'
        | 'email'
        | 'opening_hours'
        | 'links'
      )[]
    | undefined
  /** Apply only what these sources say. */
  source_ids?: number[] | undefined
}

export interface ArchiveKnowledgeFactBody {
  /**
   * `source` archives this fact, `organization` every equal statement of any source, now and later.
   * Defaults to `source`, or to the scope it already has.
   */
  suppression_scope?: 'source' | 'organization' | undefined
}

/** How well the visitor fits. Present once completed. */
export interface Assessment {
  /** The kind of the criteria that weigh most. `unknown` if none could be judged. */
  fit: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker' | 'unknown'
  /** One entry for every fit criterion the conversation started with. */
  criteria: {
    /** The criterion. */
    fit_criterion_id: number
    /** Whether the visitor meets it. `unknown` if nothing that was said decides it. */
    verdict: 'met' | 'not_met' | 'unknown'
    /**
     * What the verdict is based on. With `unknown`: what makes it possible, such as a range that includes
     * the limit.
     */
    evidence: {
      /** The message of the visitor. */
      message_id: number
      /** The words of that message. */
      quote: string
    }[]
  }[]
  /** When it was judged. With a language model, it is judged again shortly after the end. */
  assessed_at: string
}

/** The member assigned to the conversation. `null` if nobody is. */
export interface Assignee {
  /** The id of the member. */
  id: number
  /** The name of the member. */
  name: string
}

/** What waits for a person, counted. No more than 100 of each are counted: `100` means 100 or more. */
export interface Attention {
  /** The type of the object: always `attention`. */
  object: 'attention'
  /** Conversations whose visitor has asked for a person and has not got one yet. */
  waiting_conversations: number
  /** Conversations in which the visitor has written something that nobody of the team has read. */
  unread_conversations: number
  /** Gaps that still need an answer. */
  open_gaps: number
  /** Resource drafts that wait for a decision. */
  proposed_drafts: number
}

/** Who changed what, with the object before and after. */
export interface AuditLogEntry {
  /** The type of the object: always `audit_log_entry`. */
  object: 'audit_log_entry'
  /** Unique among the objects of this type. */
  id: number
  actor: Actor
  /** The id of the operation that was called, such as `updateService`. */
  operation: string
  /** What was changed. */
  resource: {
    /** The type of the object, such as `service`. */
    object: string
    /** The id of the object. Absent for objects without one, such as a flow. */
    id?: number
  }
  /** The object before the change. `null` when it was created. */
  before: Record<string, unknown> | null
  /** The object after the change. `null` when there is none. */
  after: Record<string, unknown> | null
  /** The `X-Request-Id` of the request that caused the change. */
  request_id: string
  /** When the object was created. */
  created_at: string
}

export interface BatchUpdateKnowledgeFactsBody {
  /** The facts to change: at most 100. */
  fact_ids: number[]
  /** Whether you have reviewed them. */
  reviewed?: boolean | undefined
  /** What the fact is about. */
  topic?: 'offer' | 'pricing' | 'track_record' | 'method' | 'people' | 'practical' | undefined
  /**
   * `universal` facts are given to a language model in every reply, `situational` ones when they are
   * relevant to the question. Also pins it.
   */
  tier?: 'universal' | 'situational' | undefined
  /** Whether the tier stays when the source is read again. */
  tier_pinned?: boolean | undefined
  /** `true` archives each fact for its source, `false` restores it. */
  archived?: boolean | undefined
  /** Switch the facts off for these agents. */
  exclude_agents?: string[] | undefined
  /** Switch the facts back on for these agents. */
  include_agents?: string[] | undefined
}

export interface CapturedAnswer {
  /** The slot that was answered. */
  slot: string
  /** Text or one value, yes or no, or several values of a `multi_enum`. */
  value: string[] | boolean | string
  /** The message with the words. */
  message_id: number
  /** The visitor's words. */
  quote: string
}

export interface CapturedSlot {
  /** The slot that was answered. */
  slot: string
  /** `true` if it replaced an earlier answer. */
  corrected: boolean
}

/** The result of accepting all proposals of a generation. */
export interface CatalogAcceptance {
  /** The type of the object: always `catalog_acceptance`. */
  object: 'catalog_acceptance'
  /** The generation. */
  catalog_generation_id: number
  /** Its accepted proposals, including those accepted before. */
  accepted: ResourceDraft[]
  /** Proposals that could not be accepted. Update or dismiss them. */
  refused: {
    /** The proposal. It stays proposed. */
    resource_draft_id: number
    /** The error code its own `accept` would return. */
    code: string
    /** The field that is wrong, as `payload.<field>`. */
    param?: string
    /** What is wrong and what to do, for people. */
    message: string
  }[]
}

/** A background run that proposes catalog objects and flow edits from what your sources say. */
export interface CatalogGeneration {
  /** The type of the object: always `catalog_generation`. */
  object: 'catalog_generation'
  /** Unique among the objects of this type. */
  id: number
  /** `completed` and `failed` are final. */
  status: 'queued' | 'running' | 'completed' | 'failed'
  /** What to look for. `slot` proposes flow edits; the others propose drafts. Defaults to all of them. */
  kinds: ('service' | 'voice' | 'fit_criterion' | 'slot')[]
  /** Read only these sources. Defaults to all live ones. */
  source_ids?: number[]
  /** The progress of the run. */
  progress: {
    /** What the run is doing right now. */
    stage: 'waiting' | 'reading' | 'service' | 'voice' | 'fit_criterion' | 'slot' | 'comparing' | 'done'
    /** Steps that are done. */
    done: number
    /** All steps. */
    total: number
  }
  /** The results so far. */
  counts: {
    /** Drafts and flow proposals it made. */
    proposed: number
    /** Left out because you already have them or have decided on them before. */
    known: number
    /** Left out because they would not pass the checks of their operation. */
    refused: number
    /** Flow proposals and contradictions you dismissed. Dismissed drafts are not counted. */
    dismissed: number
  }
  /** Proposed flow edits. Left out of lists. */
  flow_proposals?: {
    /** Its place in this list, starting at 1. */
    number: number
    /** The agent whose flow would change. */
    agent: string
    /** What the edits do, for people. */
    summary: string
    /** The edits, in order. Accept them by calling their operations yourself. */
    edits: {
      /** The edit to try, by the id of its operation. */
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
      /** The phase or slot to edit, if the path of that operation has an id. */
      id?: number
      /** The body of that operation. */
      body?: Record<string, unknown>
    }[]
    /** The facts the proposal is based on. */
    fact_ids: number[]
    /**
     * `open`: the edits compile on the flow as it is now. `applied`: the flow already has them.
     * `outdated`: they no longer compile. `dismissed`: you dismissed them.
     */
    status: 'open' | 'applied' | 'outdated' | 'dismissed'
    /** Why the edits no longer compile. Only if `outdated`. */
    problem?: string
  }[]
  /** Where your sources contradict your catalog. Nothing is changed. Left out of lists. */
  contradictions?: {
    /** Its place in this list, starting at 1. */
    number: number
    /** What the object is. */
    kind: 'service' | 'voice' | 'fit_criterion'
    /** The object in your catalog. */
    resource_id: number
    /** The field that differs. */
    field: string
    /** The value in your catalog. Absent if it has none. */
    stored?: unknown
    /** What your sources say instead. */
    stated?: unknown
    /** The facts that say so. */
    fact_ids: number[]
    /** Whether you dismissed it. If so, later runs do not report it again. */
    dismissed: boolean
  }[]
  /** What you should know, for example that the language model could not be used. */
  notes?: string[]
  /** Why the run failed. Absent otherwise. */
  error?: {
    /** A short code for programs. */
    code: string
    /** What went wrong and what to do, for people. */
    message: string
  }
  /** When the object was created. */
  created_at: string
  /** When the run completed or failed. */
  completed_at?: string
}

/** A one-tap answer: it answers a slot, or is text to send. */
export interface Chip {
  /** The key of the slot it answers. Absent if it is only text. */
  slot?: string
  /** The value to send in `chip.values`. */
  value?: string
  /** What to show on the button. */
  label?: string
  /** Several chips of this slot can be sent together. Absent otherwise. */
  multiple?: true
  /** Text to show, and to send as the text of a message. Only without `slot`. */
  text?: string
}

/** A public page that the answer is from. */
export interface Citation {
  /** The title of the page. */
  title: string
  /** The public address of the page. */
  url: string
}

export interface CitedFact {
  /** What it is. */
  kind: 'fact' | 'passage' | 'service' | 'profile'
  /** Its id, unique among those of its kind. */
  id: number
  /** The statement. */
  text: string
  /** How well it matches. */
  score: number
}

/**
 * Computed from `accent_colour` so that text has a contrast of at least 4.5 in the light and the dark
 * theme. Absent without an accent colour.
 */
export interface Colours {
  light: Palette
  dark: Palette
}

/** The result of compiling a flow without saving anything. */
export interface Compilation {
  /** The type of the object: always `compilation`. */
  object: 'compilation'
  /** Whether it compiles. Warnings do not count against it. */
  valid: boolean
  /** The version of the flow it was compiled from. */
  version: number
  /** The live phases after the edits. */
  phases: FlowState[]
  /** Phase key to the JSON Schema of the answers it captures. */
  extraction_schemas: Record<string, Record<string, unknown>>
  /** Phase key to the estimated size of its system prompt in tokens. */
  prompt_tokens: Record<string, number>
  /** Every error and warning. */
  diagnostics: {
    /** An `error` would refuse the edit. A `warning` never does. */
    severity: 'error' | 'warning'
    /** The rule that was broken, such as `phase_keys_are_unique`. */
    code: string
    /** Where: a path into the flow or into `edits`. */
    param?: string
    /** What is wrong and what to do, for people. */
    message: string
  }[]
}

export interface CompileFlowBody {
  /** Edits to try, in order, each on the result of the one before. */
  edits?:
    | {
        /** The edit to try, by the id of its operation. */
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
        /** The phase or slot to edit, if the path of that operation has an id. */
        id?: number | undefined
        /** The body of that operation. */
        body?: Record<string, unknown> | undefined
      }[]
    | undefined
}

/**
 * What an organization has set up, as files: its agents with their flows, its prompts and its
 * catalog.
 */
export interface Configuration {
  /** The type of the object: always `configuration`. */
  object: 'configuration'
  /** Changes with every change to the configuration. */
  revision: string
  /**
   * One file for every object that is not archived, and the scenarios as they were applied, in the
   * order of their paths.
   */
  files: ConfigurationFile[]
  /** The files that were applied earlier and whose objects are archived now. */
  archived: string[]
}

export interface ConfigurationFile {
  /**
   * Where the file is: `agents/front-desk.yaml`, `services/pricing_audit.yaml`,
   * `prompt_templates/front-desk/conversation.yaml`. The folder says what it is about, the name which
   * one.
   */
  path: string
  /** The file, as YAML. */
  content: string
}

/** What applying files would change, or has changed. */
export interface ConfigurationPlan {
  /** The type of the object: always `configuration_plan`. */
  object: 'configuration_plan'
  /** Stands for these files on this configuration. Send it with the files to apply exactly this plan. */
  id: string
  /** The revision of the configuration that the plan was made on. */
  revision: string
  /** Whether the files can be applied: there are no problems. Drift and scenarios do not count. */
  valid: boolean
  /** What changes, in the order of the paths. */
  changes: {
    /**
     * Where the file is: `agents/front-desk.yaml`, `services/pricing_audit.yaml`,
     * `prompt_templates/front-desk/conversation.yaml`. The folder says what it is about, the name which
     * one.
     */
    path: string
    /**
     * What happens to the object. `archive`: its file was applied and is gone. `restore`: it is archived
     * and has a file.
     */
    action: 'create' | 'update' | 'restore' | 'archive'
    /** What changes, for `update`. */
    fields: {
      /** The field, by keys: `flow.phases.budget.max_turns`. */
      field: string
      /** The value now. Absent if there is none. */
      before?: unknown
      /** The value in the file. Absent if there is none. */
      after?: unknown
    }[]
  }[]
  /**
   * What was changed elsewhere since it was last applied, and differs from its file. Applying is
   * refused unless you send `force`.
   */
  drift: {
    /**
     * Where the file is: `agents/front-desk.yaml`, `services/pricing_audit.yaml`,
     * `prompt_templates/front-desk/conversation.yaml`. The folder says what it is about, the name which
     * one.
     */
    path: string
    /** What happened to the object since its file was last applied. */
    change: 'changed' | 'archived' | 'restored'
    /**
     * What happened to the file since then. `unchanged`: applying it would only undo what was done
     * meanwhile.
     */
    file: 'unchanged' | 'changed' | 'gone'
    /** What was changed: `before` as it was applied, `after` as it is now. */
    fields: {
      /** The field, by keys: `flow.phases.budget.max_turns`. */
      field: string
      /** The value now. Absent if there is none. */
      before?: unknown
      /** The value in the file. Absent if there is none. */
      after?: unknown
    }[]
    /** When the file was last applied. */
    applied_at: string
  }[]
  /** Why the files cannot be applied. */
  problems: {
    /**
     * Where the file is: `agents/front-desk.yaml`, `services/pricing_audit.yaml`,
     * `prompt_templates/front-desk/conversation.yaml`. The folder says what it is about, the name which
     * one.
     */
    path: string
    /** The line in the file, starting at 1. */
    line: number
    /** What is wrong and what to do, for people. */
    message: string
    /** The code that applying would be refused with. */
    code: string
  }[]
  /** What can be applied but is probably not meant, for changed files. */
  warnings: {
    /**
     * Where the file is: `agents/front-desk.yaml`, `services/pricing_audit.yaml`,
     * `prompt_templates/front-desk/conversation.yaml`. The folder says what it is about, the name which
     * one.
     */
    path: string
    /** The line in the file, starting at 1. */
    line: number
    /** What is wrong and what to do, for people. */
    message: string
  }[]
  /** Objects that have no file and were never applied. They are left alone. */
  without_file: string[]
  /** How the scenarios among the files went on the planned configuration. */
  scenarios: {
    /** The scenario: `scenarios/asks-for-the-price.yaml`. */
    path: string
    /** Its title. */
    title: string
    /** Whether the conversation went as the file expects. */
    passes: boolean
    /** The first line that differs. */
    line?: number
    /** What is expected there. */
    expected?: string
    /** What happened instead. */
    actual?: string
  }[]
  /** When it was applied. Absent for a plan. */
  applied_at?: string
}

/**
 * How a configuration did: whether it can be applied, whether its agents are ready, and how they
 * talk.
 */
export interface ConfigurationTest {
  /** The type of the object: always `configuration_test`. */
  object: 'configuration_test'
  /** Whether every check passes. */
  passes: boolean
  /** Who talked. */
  reasoner: 'builtin' | 'model'
  /** Everything that was looked at. */
  checks: {
    /** What was looked at. */
    kind: 'files' | 'flow' | 'readiness' | 'standing_check' | 'scenario' | 'injection'
    /** The agent it is about. */
    agent?: string
    /** Which one: the title of a scenario, the question of a standing check, the words of an attack. */
    name: string
    /**
     * Where the file is: `agents/front-desk.yaml`, `services/pricing_audit.yaml`,
     * `prompt_templates/front-desk/conversation.yaml`. The folder says what it is about, the name which
     * one.
     */
    path?: string
    /** Whether all is well. */
    passes: boolean
    /** What is wrong. Of a scenario that was repeated, of the first run that failed. */
    failures: {
      /** What is wrong, for people. */
      message: string
      /**
       * Where the file is: `agents/front-desk.yaml`, `services/pricing_audit.yaml`,
       * `prompt_templates/front-desk/conversation.yaml`. The folder says what it is about, the name which
       * one.
       */
      path?: string
      /** The line in the file, starting at 1. */
      line?: number
      /** What a scenario expects there. */
      expected?: string
      /** What happened instead. */
      actual?: string
    }[]
    /** How often a scenario was played. */
    runs?: number
    /** How many of the runs passed. */
    passed_runs?: number
    /** The conversation of a failure, as it went. */
    transcript?: {
      /** Who says it. */
      role: 'agent' | 'visitor'
      /** What is said. */
      text: string
    }[]
    /** How long it took. */
    milliseconds: number
  }[]
  /** What would be better otherwise. It fails nothing. */
  warnings: {
    /** What is probably not meant, for people. */
    message: string
    /** The agent it is about. */
    agent?: string
    /**
     * Where the file is: `agents/front-desk.yaml`, `services/pricing_audit.yaml`,
     * `prompt_templates/front-desk/conversation.yaml`. The folder says what it is about, the name which
     * one.
     */
    path?: string
    /** The line in the file, starting at 1. */
    line?: number
  }[]
  /** What the scenarios have seen of the flow of each agent. */
  coverage: {
    /** The agent. */
    agent: string
    /** How many scenarios are about it. */
    scenarios: number
    /** Every phase of the flow. */
    phases: {
      /** The phase. */
      key: string
      /** In so many scenarios it was entered. */
      visits: number
    }[]
    /** Every slot of the flow. */
    slots: {
      /** The slot. */
      key: string
      /** In so many scenarios it was filled. */
      fills: number
    }[]
    /** Every phase that can be left. */
    exits: {
      /** The phase. */
      phase: string
      /** In so many scenarios it was left because its criteria held. */
      exit: number
      /** In so many scenarios it was left because it took too long. */
      max_turns: number
    }[]
  }[]
  /** How long it took. */
  milliseconds: number
}

/** A visitor who is known by an email address, or by your own id for them. */
export interface Contact {
  /** The type of the object: always `contact`. */
  object: 'contact'
  /** Unique among the objects of this type. */
  id: number
  /** The name from their newest conversation with a name. Absent if there is none. */
  name?: string
  /**
   * Their email addresses, in lower case, newest first: those you sent and those they gave as an
   * answer. At most 20.
   */
  emails: string[]
  /** Your own ids for them, newest first. At most 20. */
  visitor_ids: string[]
  /** How many conversations they have had. */
  conversations_count: number
  /**
   * Their newest conversations, at most 100. Absent in lists. Use `GET /conversations?contact_id=` for
   * all of them.
   */
  conversations?: ContactConversation[]
  /** When their newest conversation began. */
  last_conversation_at: string
  /** When their first conversation began. */
  created_at: string
}

export interface ContactConversation {
  /** The id of the conversation. */
  id: number
  /** A number for people: counted from 1 within your organization, and never reused. */
  number: number
  /** The agent they talked to. */
  agent: string
  /**
   * `paused` conversations can be resumed for 7 days and are `expired` after that. In a `handed_off`
   * one, a person has taken over. `completed`, `expired` and `closed` are final.
   */
  status: 'active' | 'paused' | 'handed_off' | 'completed' | 'expired' | 'closed'
  /** How well they fit. Present once completed. */
  fit?: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker' | 'unknown'
  /** When the conversation began. */
  created_at: string
  /** When the last message was written. */
  last_message_at: string
}

export interface ContinueOnboardingBody {
  /** Read only the pages under these paths, and the first page. */
  parts?: string[] | undefined
  /** The maximum number of pages to read from each site. Defaults to 200. */
  max_pages?: number | undefined
}

/** A conversation between a visitor and an agent. */
export interface Conversation {
  /** The type of the object: always `conversation`. */
  object: 'conversation'
  /** Unique among the objects of this type. */
  id: number
  /** A number for people: counted from 1 within your organization, and never reused. */
  number: number
  /** The agent that the visitor talks to. */
  agent: string
  /**
   * `paused` conversations can be resumed for 7 days and are `expired` after that. In a `handed_off`
   * one, a person has taken over. `completed`, `expired` and `closed` are final.
   */
  status: 'active' | 'paused' | 'handed_off' | 'completed' | 'expired' | 'closed'
  /** The language of the conversation. */
  locale: string
  /** The key of the phase it is in. */
  phase: string
  /** The answers so far, by slot key. */
  slot_values: Record<string, string[] | boolean | string>
  /** The words each answer is based on, by slot key. */
  slot_evidence: Record<
    string,
    {
      /** The message of the visitor. */
      message_id: number
      /** The words of that message. */
      quote: string
    }
  >
  /** What the conversation started with and runs on, whatever is edited later. */
  frozen_versions: {
    /** The version of the flow. */
    flow: number
    /** The version of each kind of prompt. */
    prompts: {
      /** The version of the conversation prompt. */
      conversation: number
      /** The version of the extraction prompt. */
      extraction: number
      /** The version of the assessment prompt. */
      assessment: number
      /** The version of the synthesis prompt. */
      synthesis: number
      /** The version of the brief prompt. */
      brief: number
      /** The version of the recap prompt. */
      recap: number
    }
    /** The experiments the conversation takes part in. Usually empty. */
    experiments: {
      /** The experiment that was running. */
      experiment_id: number
      /** The prompt version that was drawn. */
      prompt_template_id: number
    }[]
  }
  /** How many messages it has, from everyone. */
  messages_count: number
  /** What is known about the visitor apart from their answers. Absent if nothing is known. */
  visitor?: {
    /** Your own id for the visitor. */
    id?: string
    /** What the agent calls the visitor. */
    name?: string
    /**
     * Where the visitor can be reached. Only what a person writes is sent to it, and only if the visitor
     * agreed.
     */
    email?: string
  }
  /** Yours to use. The agent does not read it. */
  metadata?: Record<string, string>
  /** The page the conversation was started on. */
  source_url?: string
  /** How satisfied the visitor was, from 1 to 5. */
  rating?: number
  assessment?: Assessment
  /** A summary for you, in Markdown. Present once completed. */
  brief?: string
  /** A summary for the visitor, in Markdown. Present once completed. */
  recap?: string
  /** The visitor has asked for a person, and nobody has taken over since. */
  person_wanted: boolean
  assignee: Assignee | null
  /** Whether the visitor has written something that nobody on the team has read. */
  unread: boolean
  /** How many of the visitor's messages nobody on the team has read. */
  unread_count: number
  /**
   * The beginning of what the visitor wrote last, up to 300 characters. In lists only; absent before
   * they have written.
   */
  last_visitor_text?: string
  /**
   * Whether the visitor lets a person reply by email while the chat is closed. Absent until they say
   * so.
   */
  reply_by_mail?: boolean
  /**
   * Whether someone in your organization started it to try the agent. Tests create no gaps, contacts,
   * leads or notifications, and are not counted.
   */
  test: boolean
  /** When the object was created. */
  created_at: string
  /** When the last message was written. `retention_days` counts from here. */
  last_message_at: string
  /** When it paused. It can be resumed for 7 days. */
  paused_at?: string
  /** When it was completed or closed, or expired. */
  ended_at?: string
}

/** The other members who have a conversation open now. */
export interface ConversationPresence {
  /** The type of the object: always `conversation_presence`. */
  object: 'conversation_presence'
  /** The conversation. */
  conversation_id: number
  /** Everyone except you, in the order they became members. */
  teammates: PresentTeammate[]
}

/** What an agent's replies took. */
export interface ConversationUsage {
  /** The type of the object: always `conversation_usage`. */
  object: 'conversation_usage'
  /** The conversation. */
  conversation_id: number
  /** The messages of the agent. */
  replies: number
  tokens: UsageTokens
  /** What that cost, by currency. Empty where no price is set. */
  costs: Cost[]
  /** How long the replies took together. */
  milliseconds: number
}

export interface CorrectKnowledgeFactBody {
  /** The correct statement. Write it so that it can be understood on its own. */
  text: string
}

export interface CorrectMessageBody {
  /**
   * The question that the reply should have answered. Defaults to the first one that was looked up for
   * it.
   */
  question?: string | undefined
  /**
   * What it should have said, as a statement that can be understood on its own. Without it, the gap
   * stays open for someone to answer.
   */
  text?: string | undefined
  /** Facts that are wrong. They are archived for the whole organization. */
  wrong_fact_ids?: number[] | undefined
}

/** What something cost, by the prices that are set for the model. */
export interface Cost {
  /** In units of the currency: 0.0125 is 1.25 cents. */
  amount: number
  /** An ISO 4217 currency code. */
  currency: string
}

/** What it cost, by the prices that are set for the model. `null` where no price is set. */
export interface CostOrNull {
  /** In units of the currency: 0.0125 is 1.25 cents. */
  amount: number
  /** An ISO 4217 currency code. */
  currency: string
}

export interface CreateAgentBody {
  /**
   * Shown to your team, and to visitors unless the agent has an identity: then they see its
   * `display_name`.
   */
  name: string
  /** Identifies the agent in paths. Derived from the name by default; cannot be changed later. */
  slug?: string | undefined
  /**
   * What the agent is for. It determines the initial flow and prompts. They are written in the default
   * locale of the organization, and its services become choices of a slot. `answers`: answers questions
   * and takes messages. `booking`: takes booking requests. `discovery`: finds out what visitors want to
   * achieve. `qualification`: finds out whether a visitor is a good match. `support`: helps customers
   * with something they already have. `intake`: asks new clients what you need to know first. Defaults
   * to `discovery`.
   */
  archetype?: 'answers' | 'booking' | 'discovery' | 'qualification' | 'support' | 'intake' | undefined
  /**
   * The languages the agent speaks. A conversation starts in the visitor's language, or in the first of
   * these if that is not listed. Languages other than English and German need a model; without one,
   * compiling the flow gives a warning. Defaults to the organization's default locale.
   */
  languages?: string[] | undefined
  /** The identity that visitors see. `null` for none. */
  identity_id?: number | null | undefined
  /** The voice profile it uses. `null` for none. */
  voice_profile_id?: number | null | undefined
  /** Pages that the agent can offer as buttons, in phases with the tool `offer_navigation`. */
  pages?:
    | {
        /** The label of the button. */
        title: string
        /** The page it opens. */
        url: string
      }[]
    | undefined
  /**
   * The sites whose pages may embed the agent's widget. Without any, it only works on Foyer's own
   * pages.
   */
  allowed_origins?: string[] | undefined
}

export interface CreateApiKeyBody {
  /** Identifies the key in lists and in the audit log. Unique among keys in use. */
  name: string
  /** `read_only` keys can read and use `dry_run`, but cannot write. Defaults to `admin`. */
  role?: 'admin' | 'read_only' | undefined
  /** When the key stops working. Must be in the future. Without it, the key never expires. */
  expires_at?: string | undefined
}

export interface CreateCatalogGenerationBody {
  /** What to look for. `slot` proposes flow edits; the others propose drafts. Defaults to all of them. */
  kinds?: ('service' | 'voice' | 'fit_criterion' | 'slot')[] | undefined
  /** Read only these sources. Defaults to all live ones. */
  source_ids?: number[] | undefined
}

export interface CreateDeliverableBody {
  /**
   * A live template of the agent. Defaults to the one that new conversations use, or to the standard
   * deliverable without one.
   */
  deliverable_template_id?: number | undefined
}

export interface CreateDeliverableTemplateBody {
  /** The title of the deliverable. Visitors see it. */
  name: string
  /**
   * The text of the deliverable, with references: `{{slots.team_size}}` or `{{slots}}` for answers,
   * `{{summary}}` for what the visitor wants, `{{services}}` for those that fit, `{{facts.pricing}}`
   * for facts by topic, `{{open}}` for what is still open, `{{organization.address}}`,
   * `{{visitor.name}}`, `{{date}}`. Headings, table rows and list items without a value are left out.
   * Without any reference, the answers are added at the end.
   */
  body: string
  /** The format of the body. Defaults to `markdown`. */
  format?: 'markdown' | 'html' | undefined
  /** The agents that may hand it over. Defaults to all current agents; an empty list means none. */
  agents?: string[] | undefined
}

export interface CreateExperimentBody {
  /** A name for people. */
  name: string
  /** Two to five different versions of this agent and kind, none of them archived. */
  arms: {
    /** The prompt version of this arm. */
    prompt_template_id: number
    /** The share of new conversations the arm gets, in proportion to the other weights. Defaults to 1. */
    weight?: number | undefined
  }[]
  /** The kind of prompt whose versions are compared. Defaults to `conversation`. */
  kind?: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap' | undefined
  /**
   * What you compare the versions by. It is stored with the experiment; results are not computed.
   * Defaults to `completion`.
   */
  metric?: 'completion' | 'slots_captured' | 'fit' | 'rating' | undefined
  /**
   * How many conversations you want per version before you decide. Nothing happens when it is reached.
   * Defaults to 100.
   */
  minimum_sample?: number | undefined
}

export interface CreateFitCriterionBody {
  /** How well a visitor who meets it fits. A `dealbreaker` that is met decides the fit on its own. */
  kind: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker'
  /** What must be true of the visitor, as one statement: "Team size is more than 50". */
  description: string
  /**
   * How to judge the criterion. The builtin reasoner only uses sentences that say something about a
   * slot; a language model reads all of it.
   */
  guidance?: string | null | undefined
  /** How much it counts compared with other criteria. `null` counts as 1. */
  weight?: 1 | 2 | 3 | null | undefined
  /** The agents that judge by it. Defaults to all current agents; an empty list means none. */
  agents?: string[] | undefined
}

export interface CreateFlowStateBody {
  /** A heading for people. Visitors do not see it. */
  title: string
  /** The name of the phase in conversations and versions. Derived from the title by default. */
  key?: string | undefined
  /**
   * A `step` happens once, a `loop` repeats until its exit, and the one `terminal` phase comes last and
   * ends the conversation. Defaults to `step`.
   */
  kind?: 'step' | 'loop' | 'terminal' | undefined
  /**
   * What the agent tries to achieve in this phase. Needs a language model; the builtin reasoner ignores
   * it. Empty by default.
   */
  objective?: string | undefined
  /**
   * When the phase is done. Slots of the phase that are named here, by key or title, must be answered
   * first. The rest of the text needs a language model; the builtin reasoner ignores it. Empty by
   * default.
   */
  exit_criteria?: string | undefined
  /**
   * The most messages from the visitor that the phase takes. Then the flow moves on, answered or not.
   * Defaults to 6.
   */
  max_turns?: number | undefined
  /**
   * What the agent may do in this phase: answer from the knowledge base, capture slots, show one-tap
   * answers, show page buttons, promise a deliverable at the end. None by default.
   */
  tools?:
    | ('consult_knowledge' | 'capture_slots' | 'suggest_replies' | 'offer_navigation' | 'offer_deliverable')[]
    | undefined
  /**
   * Settings of tools that are on, merged with the existing ones. Refused for a tool that is off.
   * Switching a tool off deletes its settings.
   */
  tool_settings?:
    | {
        /** Settings of the page buttons. `null` returns them to their defaults. */
        offer_navigation?:
          | {
              /** How many page buttons one reply may have: 1 to 3. `null` returns to 1. */
              max_links?: number | null | undefined
            }
          | null
          | undefined
      }
    | undefined
}

export interface CreateIdentityBody {
  /** How the agent introduces itself. Shown in the widget's header. */
  display_name: string
  /**
   * The agent's role, such as "Reception". Shown in the widget's header, and mentioned in greetings
   * that Foyer writes.
   */
  role?: string | null | undefined
  /** What the agent knows and does. Needs a language model; the builtin reasoner ignores it. */
  bio?: string | null | undefined
  /** A picture of the agent, shown in the widget. */
  avatar_url?: string | null | undefined
  /** What the agent says about being a program, after its greeting. */
  disclosure?: string | null | undefined
  /**
   * Language tag to the words that open a conversation. `de-AT` falls back to `de`; without a match,
   * Foyer writes the greeting.
   */
  greeting?: Record<string, string> | undefined
  /**
   * The languages that the role, bio and disclosure are written in. In any other language, the role is
   * left out, and Foyer writes the disclosure. If empty, they are used in all languages.
   */
  languages?: string[] | undefined
  /** The agents that use it. It replaces the identity they had. None by default. */
  agents?: string[] | undefined
}

export interface CreateIngestionInstructionBody {
  /** What to do when reading, in one sentence: "Leave out job offers." */
  text: string
  /** The source it applies to. `null`, the default, means every source. */
  source_id?: number | null | undefined
  /** Lower positions come first. Comes last by default. */
  position?: number | undefined
}

export interface CreateInvitationBody {
  /** The address to invite. Only an account with this address can accept. */
  email: string
  /** Owners can do everything, editors can read and write, viewers can only read. Defaults to `editor`. */
  role?: 'owner' | 'editor' | 'viewer' | undefined
}

export interface CreateKnowledgeFactBody {
  /** The statement. Write it so that it can be understood on its own. */
  text: string
  /** What the fact is about. Defaults to `practical`. */
  topic?: 'offer' | 'pricing' | 'track_record' | 'method' | 'people' | 'practical' | undefined
  /**
   * `universal` facts are given to a language model in every reply, `situational` ones when they are
   * relevant to the question. Defaults to `situational`.
   */
  tier?: 'universal' | 'situational' | undefined
}

export interface CreateKnowledgeSourceBody {
  /** What you are adding. Decides which content fields are required. */
  kind: 'text' | 'page' | 'site' | 'file'
  /** Plain text or Markdown. Required for the kind `text`, and only accepted there. */
  text?: string | undefined
  /** The page to read, or where to start on a site. Required for `page` and `site`. */
  url?: string | undefined
  /** The name of the file, with its extension. Required for `file`. */
  filename?: string | undefined
  /** The file in base64, with padding. Required for `file` unless you upload a form. */
  content?: string | undefined
  /** What to call the source. Derived from the content by default. */
  title?: string | undefined
  /** How many pages to read at most. Only for sites; defaults to 100. */
  max_pages?: number | undefined
  /** Read only paths that match one of these; `*` matches anything. Only for sites. */
  include?: string[] | undefined
  /** Never read paths that match one of these. Only for sites. */
  exclude?: string[] | undefined
  /** Read the source again after this many hours. Only for pages and sites; `null` means never. */
  refresh_hours?: number | null | undefined
  /** The agents that may use the source. `null`, the default, means all; an empty list means none. */
  agents?: string[] | null | undefined
  /** The gap this source is meant to answer. Set as its `knowledge_source_id`. */
  knowledge_gap_id?: number | undefined
}

export interface CreateNoteBody {
  /** What the team should know. */
  text: string
}

export interface CreatePromptTemplateBody {
  /**
   * The prompt text. Refer to context as `{{organization.name}}`. Needs a language model; the builtin
   * reasoner ignores it.
   */
  body: string
  /**
   * What the prompt is for: conducting the conversation, recording answers, judging the fit, or writing
   * the deliverable, the brief or the recap at the end. Defaults to `conversation`.
   */
  kind?: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap' | undefined
}

export interface CreateResourceDraftBody {
  /** What it becomes when accepted. `voice` is a voice profile. */
  kind: 'service' | 'voice' | 'fit_criterion'
  /** The proposed fields: exactly the body with which an object of this kind is created. */
  payload: Record<string, unknown>
  /** The facts the proposal is based on. None by default. */
  fact_ids?: number[] | undefined
}

export interface CreateSavedReplyBody {
  /** A title for the team. Visitors do not see it. */
  title: string
  /** The text to send, as plain text. */
  body: string
  /** The language it is written in. `null`, the default, fits every language. */
  locale?: string | null | undefined
}

export interface CreateServiceBody {
  /** What agents call the service. */
  name: string
  /** Whether the price is per month, fixed, or a starting price. */
  pricing_unit: 'monthly' | 'fixed' | 'from'
  /** A name for programs. Derived from the name by default; cannot be changed later. */
  key?: string | undefined
  /** The agents that may offer it. Defaults to all current agents; an empty list means none. */
  agents?: string[] | undefined
  /** What the service is. Agents answer questions with it, and the visitor's `deliverable` mentions it. */
  description?: string | null | undefined
  /** Who it is for and what sets it apart. Needs a language model; the builtin reasoner ignores it. */
  positioning?: string | null | undefined
  /**
   * When to offer it and what not to promise. Never said to visitors. Needs a language model; the
   * builtin reasoner ignores it.
   */
  guidelines?: string | null | undefined
  /** The lowest price, in the minor unit of the currency: 1450000 is 14,500.00 EUR. */
  price_min?: number | null | undefined
  /** The highest price, in the minor unit of the currency: 1450000 is 14,500.00 EUR. */
  price_max?: number | null | undefined
  /** The ISO 4217 code of the currency. Required with any price. */
  currency?: string | null | undefined
  /**
   * How long it usually takes, in words. Agents answer questions with it, and the visitor's
   * `deliverable` mentions it.
   */
  typical_duration?: string | null | undefined
  /** What the client gets. Agents answer questions with it, and the visitor's `deliverable` mentions it. */
  deliverables?: string[] | undefined
  /**
   * Signs that it suits a client, such as "Wants a new website". The `deliverable` and the brief
   * suggest the service when the visitor said one of them.
   */
  good_fit_signals?: string[] | undefined
}

export interface CreateSlotBody {
  /** The name of the answer in `slot_values` and in prompts. Unique among the live slots of the flow. */
  key: string
  /**
   * `enum` is one value, `band` one of several ordered ranges, `multi_enum` several values; the others
   * are text, yes or no, and an email address.
   */
  data_type: 'string' | 'enum' | 'band' | 'multi_enum' | 'boolean' | 'email'
  /** A label for people, also used when asking for the answer. `null` if there is none. */
  title?: string | null | undefined
  /** Whether the phase needs the answer before it can end. Its phase must have the tool `capture_slots`. */
  required?: boolean | undefined
  /** Guidance for recognizing the answer in a message. Hidden from visitors. */
  description?: string | null | undefined
  /**
   * The values to choose from, at most 50. Required for `enum` and `band`; `multi_enum` without values
   * is an open list. `null` for other types.
   */
  enum_values?: string[] | null | undefined
  /** Value to the label that visitors see. A value without a label is shown as it is. */
  enum_labels?: Record<string, string> | undefined
  /** Language tag to the title and labels in that language. */
  translations?:
    | Record<
        string,
        {
          /** The title in this language. */
          title?: string | undefined
          /** Value to its label in this language. */
          enum_labels?: Record<string, string> | undefined
        }
      >
    | undefined
}

export interface CreateStandingCheckBody {
  /** The agent to ask. */
  agent?: string | undefined
  /** The question, as a visitor would ask it. */
  question?: string | undefined
  /** A gap. */
  gap_id?: number | undefined
  /** The source that the reply must come from. `null`, the default, means any source. */
  expected_source_id?: number | null | undefined
}

export interface CreateVoiceProfileBody {
  /** A name for people. Visitors do not see it. */
  name: string
  /** The languages the profile is written for. A sign-off in quotation marks is said only in these. */
  languages: string[]
  /** The agents that use this voice profile. It replaces the one they had. None by default. */
  agents?: string[] | undefined
  /**
   * How formally visitors are addressed, in words. The builtin reasoner looks for words such as
   * "formal", "informal", "Sie" or "du".
   */
  formality?: string | null | undefined
  /** How to sound, one rule per entry. Needs a language model; the builtin reasoner ignores it. */
  tone_rules?: string[] | undefined
  /**
   * Phrases that the agent never uses, with or without a language model. Sentences with one are
   * reworded or cut.
   */
  banned_phrases?: string[] | undefined
  /** Phrases to use where they fit. */
  preferred_phrases?: string[] | undefined
  /** How to say goodbye. The builtin reasoner says only what is in quotation marks. */
  sign_off_style?: string | null | undefined
}

export interface CreateWebhookEndpointBody {
  /** Where events are sent by POST. Must be a public address without credentials. */
  url: string
  /** A note for your own use. */
  description?: string | null | undefined
  /**
   * The event types to send, such as `service.updated`, or all of an object, such as `service.*`.
   * `null` sends every event.
   */
  events?: string[] | null | undefined
  /** While `false`, no new events are queued and nothing is sent. Defaults to `true`. */
  enabled?: boolean | undefined
}

/**
 * A document for a visitor, as the dashboard calls it, written from a conversation. It stays as it
 * was written.
 */
export interface Deliverable {
  /** The type of the object: always `deliverable`. */
  object: 'deliverable'
  /** Unique among the objects of this type. */
  id: number
  /** The conversation it was written for. */
  conversation_id: number
  /** The agent that handed it over. */
  agent: string
  /** The template it is based on. Absent if there was none. */
  deliverable_template_id?: number
  /** The version of that template. Absent without a template, and on older deliverables. */
  deliverable_template_version?: number
  /** The name of the template, or a standard title without one. */
  title: string
  /** The format of the body. */
  format: 'markdown' | 'html'
  /** The text of the deliverable. */
  body: string
  /** When its link expires, or expired. Absent when it is not shared. */
  shared_until?: string
  /** When the object was created. */
  created_at: string
}

/** The deliverable handed over with this message. */
export interface DeliverableLink {
  /** The id of the deliverable. */
  id: number
  /** The title of the deliverable. */
  title: string
}

/** A deliverable as a template would produce it. It is not stored. */
export interface DeliverablePreview {
  /** The type of the object: always `deliverable_preview`. */
  object: 'deliverable_preview'
  /** The template it follows. */
  deliverable_template_id: number
  /** The version of the template. */
  deliverable_template_version: number
  /** The agent that would hand it over. */
  agent: string
  /** The conversation it was made from. Absent for a sample. */
  conversation_id?: number
  /** The language of the conversation. */
  locale: string
  /** The title of the deliverable. */
  title: string
  /** The format of the body. */
  format: 'markdown' | 'html'
  /** The text of the deliverable. */
  body: string
  /** The deliverable as the page that visitors see. */
  html: string
  /** References without a value, with the agent as it is now. */
  warnings: string[]
}

/** A link that shows a deliverable to anyone who has the link, until it expires. */
export interface DeliverableShare {
  /** The type of the object: always `deliverable_share`. */
  object: 'deliverable_share'
  /** The deliverable. */
  deliverable_id: number
  /** The conversation it was written for. */
  conversation_id: number
  /** The link. It is shown only once and stored only as a hash. */
  url: string
  /** When the object was created. */
  created_at: string
  /** When it stops working. */
  expires_at: string
}

/**
 * What the deliverables of an agent look like. The dashboard lists templates as documents in the
 * catalog.
 */
export interface DeliverableTemplate {
  /** The type of the object: always `deliverable_template`. */
  object: 'deliverable_template'
  /** Unique among the objects of this type. */
  id: number
  /** The title of the deliverable. Visitors see it. */
  name: string
  /**
   * The text of the deliverable, with references: `{{slots.team_size}}` or `{{slots}}` for answers,
   * `{{summary}}` for what the visitor wants, `{{services}}` for those that fit, `{{facts.pricing}}`
   * for facts by topic, `{{open}}` for what is still open, `{{organization.address}}`,
   * `{{visitor.name}}`, `{{date}}`. Headings, table rows and list items without a value are left out.
   * Without any reference, the answers are added at the end.
   */
  body: string
  /** The format of the body. */
  format: 'markdown' | 'html'
  /** The agents that may hand it over, in phases with the tool `offer_deliverable`. */
  agents: string[]
  /** Counts changes to the name, body and format. Starts at 1. */
  version: number
  /** Unknown variables in the body, found when it was written. Absent when there are none. */
  warnings?: string[]
  /** When the object was created. */
  created_at: string
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
}

/** A template as it was at one time. Deliverables name the version they are based on. */
export interface DeliverableTemplateVersion {
  /** The type of the object: always `deliverable_template_version`. */
  object: 'deliverable_template_version'
  /** The template. */
  deliverable_template_id: number
  /** The number of the version. */
  version: number
  /** The title of the deliverable. Visitors see it. */
  name: string
  /**
   * The text of the deliverable, with references: `{{slots.team_size}}` or `{{slots}}` for answers,
   * `{{summary}}` for what the visitor wants, `{{services}}` for those that fit, `{{facts.pricing}}`
   * for facts by topic, `{{open}}` for what is still open, `{{organization.address}}`,
   * `{{visitor.name}}`, `{{date}}`. Headings, table rows and list items without a value are left out.
   * Without any reference, the answers are added at the end.
   */
  body: string
  /** The format of the body. */
  format: 'markdown' | 'html'
  /** When the object was created. */
  created_at: string
}

export interface DiffFlowVersionsQuery {
  /** The version to compare with. Defaults to the current one. */
  against?: number | undefined
}

export interface DiffPromptTemplatesQuery {
  /** The version to compare with, of the same agent and kind. Defaults to the active one. */
  against?: number | undefined
}

export interface DismissCatalogFindingBody {
  /** The list it is in. */
  finding: 'flow_proposal' | 'contradiction'
  /** Its place in this list, starting at 1. */
  number: number
}

export interface DraftScenarioBody {
  /** The conversation. Send this or `knowledge_gap_id`. */
  conversation_id?: number | undefined
  /** The gap. */
  knowledge_gap_id?: number | undefined
}

export interface DuplicateAgentBody {
  /**
   * Shown to your team, and to visitors unless the agent has an identity: then they see its
   * `display_name`. Defaults to the name of the original with "(copy)".
   */
  name?: string | undefined
  /** Identifies the copy in paths. Derived from its name by default. */
  slug?: string | undefined
}

export interface EraseVisitorBody {
  /** Your own id for the visitor. Send either this or `email`. */
  visitor_id?: string | undefined
  /** The email address of the visitor, in any case. */
  email?: string | undefined
}

/** The receipt for an erased conversation. */
export interface Erasure {
  /** The type of the object: always `erasure`. */
  object: 'erasure'
  /** The conversation that was erased. */
  conversation_id: number
  /** A number for people: counted from 1 within your organization, and never reused. */
  conversation_number: number
  /** How many rows of each kind were deleted. */
  erased: Record<string, number>
  /** Where copies may remain, and until when. */
  note: string
  /** When it was erased. */
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

/** Something that changed, for programs that keep in sync. */
export interface Event {
  /** The type of the object: always `event`. */
  object: 'event'
  /** Unique among the objects of this type. */
  id: number
  /** What happened, as `<object>.<verb>`, such as `service.updated`. */
  type: string
  /** When the object was created. */
  created_at: string
  actor: Actor
  /** The `X-Request-Id` of the request that caused the change. */
  request_id: string
  /**
   * The object after the change. Long texts, and everything visitors said in conversations, are left
   * out.
   */
  data: Record<string, unknown>
}

export interface EvidenceReference {
  /** What it is. */
  kind: 'fact' | 'passage' | 'service' | 'profile'
  /** Its id, unique among those of its kind. */
  id: number
}

export interface ExcludeKnowledgeFactBody {
  /** The agent to switch the fact off or on for. */
  agent: string
}

/** A comparison of versions of one kind of prompt. */
export interface Experiment {
  /** The type of the object: always `experiment`. */
  object: 'experiment'
  /** Unique among the objects of this type. */
  id: number
  /** A name for people. */
  name: string
  /** The kind of prompt whose versions are compared. */
  kind: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap'
  /** Versions are drawn while it is `running`. A `stopped` experiment cannot be started again. */
  status: 'draft' | 'running' | 'stopped'
  /** The versions that are compared. They cannot be changed. */
  arms: {
    /** The prompt version of this arm. */
    prompt_template_id: number
    /** The share of new conversations the arm gets, in proportion to the other weights. */
    weight: number
  }[]
  /** What you compare the versions by. It is stored with the experiment; results are not computed. */
  metric: 'completion' | 'slots_captured' | 'fit' | 'rating'
  /** How many conversations you want per version before you decide. Nothing happens when it is reached. */
  minimum_sample: number
  /** The prompt version that won. Absent without a winner. */
  winner_id?: number
  /** When the object was created. */
  created_at: string
  /** When it was started. Absent for drafts. */
  started_at?: string
  /** When it was stopped. */
  stopped_at?: string
}

/** A rule that agents use to judge, at the end of a conversation, how well a visitor fits. */
export interface FitCriterion {
  /** The type of the object: always `fit_criterion`. */
  object: 'fit_criterion'
  /** Unique among the objects of this type. */
  id: number
  /** How well a visitor who meets it fits. A `dealbreaker` that is met decides the fit on its own. */
  kind: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker'
  /** What must be true of the visitor, as one statement: "Team size is more than 50". */
  description: string
  /** The agents that judge by this criterion. */
  agents: string[]
  /** When the object was created. */
  created_at: string
  /**
   * How to judge the criterion. The builtin reasoner only uses sentences that say something about a
   * slot; a language model reads all of it.
   */
  guidance?: string
  /** How much it counts compared with other criteria. `null` counts as 1. */
  weight: 1 | 2 | 3 | null
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
}

/** The ordered phases of an agent's conversations. */
export interface Flow {
  /** The type of the object: always `flow`. */
  object: 'flow'
  /** The agent whose flow this is. */
  agent: string
  /** A name for people. Visitors do not see it. */
  name: string
  /** Increases by one with every change to the flow, its phases and slots. Also the ETag. */
  version: number
  /** The phases in order. Archived ones only on request. */
  phases: FlowState[]
  /** What the agent was created as. */
  archetype: 'answers' | 'booking' | 'discovery' | 'qualification' | 'support' | 'intake'
  /**
   * After this many minutes of silence a conversation pauses; the visitor can resume it for 7 days.
   * `null` means it never pauses.
   */
  idle_minutes: number | null
}

/** The differences between two versions of a flow. */
export interface FlowDiff {
  /** The type of the object: always `flow_diff`. */
  object: 'flow_diff'
  /** The version the changes start from. */
  from: number
  /** The version the changes lead to. */
  to: number
  /** One entry for every field that differs. */
  changes: {
    /** The field, by keys: `phases.budget.slots.amount.required`. */
    path: string
    /** What happened to it. */
    change: 'added' | 'removed' | 'changed'
    /** The value in `from`. Absent if it was added. */
    before?: unknown
    /** The value in `to`. Absent if it was removed. */
    after?: unknown
  }[]
}

/** A phase: one step of the flow. */
export interface FlowState {
  /** The type of the object: always `flow_state`. */
  object: 'flow_state'
  /** Unique among the objects of this type. */
  id: number
  /** The name of the phase in conversations and versions. Never changes. */
  key: string
  /** A heading for people. Visitors do not see it. */
  title: string
  /** The place among the live phases, starting at 1. */
  position: number
  /**
   * A `step` happens once, a `loop` repeats until its exit, and the one `terminal` phase comes last and
   * ends the conversation. Never changes.
   */
  kind: 'step' | 'loop' | 'terminal'
  /**
   * What the agent tries to achieve in this phase. Needs a language model; the builtin reasoner ignores
   * it.
   */
  objective: string
  /**
   * When the phase is done. Slots of the phase that are named here, by key or title, must be answered
   * first. The rest of the text needs a language model; the builtin reasoner ignores it.
   */
  exit_criteria: string
  /** The most messages from the visitor that the phase takes. Then the flow moves on, answered or not. */
  max_turns: number
  /**
   * What the agent may do in this phase: answer from the knowledge base, capture slots, show one-tap
   * answers, show page buttons, promise a deliverable at the end.
   */
  tools: (
    | 'consult_knowledge'
    | 'capture_slots'
    | 'suggest_replies'
    | 'offer_navigation'
    | 'offer_deliverable'
  )[]
  /**
   * The settings in effect for tools that are on, including defaults. Tools without settings are left
   * out.
   */
  tool_settings: Record<string, Record<string, number>>
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
  /** The answers it captures, in the order they are asked for. */
  slots: InformationSlot[]
}

/** The flow as it was after one change. */
export interface FlowVersion {
  /** The type of the object: always `flow_version`. */
  object: 'flow_version'
  /** The number of the version. 1 is the flow the agent started with. */
  version: number
  /** When the change was made. */
  created_at: string
  actor: Actor
  flow?: Flow
}

export interface GetFlowQuery {
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface GetInsightsQuery {
  /** The first day. Defaults to six days before `until`. */
  since?: string | undefined
  /** The last day. Defaults to today, in the time zone of the organization. */
  until?: string | undefined
}

export interface GetMessageTraceQuery {
  /** `prompt` adds what the model was given. Left out by default: it is long. */
  include?: 'prompt' | undefined
}

export interface GetOrganizationFindingsQuery {
  /** Only what this source says. */
  source_id?: number | undefined
}

export interface GetOrganizationUsageQuery {
  /** The first day. Defaults to 29 days before `until`. */
  since?: string | undefined
  /** The last day. Defaults to today. */
  until?: string | undefined
}

/** How agents introduce themselves to visitors. */
export interface Identity {
  /** The type of the object: always `identity`. */
  object: 'identity'
  /** Unique among the objects of this type. */
  id: number
  /** How the agent introduces itself. Shown in the widget's header. */
  display_name: string
  /**
   * The agent's role, such as "Reception". Shown in the widget's header, and mentioned in greetings
   * that Foyer writes.
   */
  role?: string
  /** What the agent knows and does. Needs a language model; the builtin reasoner ignores it. */
  bio?: string
  /** A picture of the agent, shown in the widget. */
  avatar_url?: string
  /** What the agent says about being a program, after its greeting. */
  disclosure?: string
  /**
   * Language tag to the words that open a conversation. `de-AT` falls back to `de`; without a match,
   * Foyer writes the greeting.
   */
  greeting: Record<string, string>
  /**
   * The languages that the role, bio and disclosure are written in. In any other language, the role is
   * left out, and Foyer writes the disclosure. If empty, they are used in all languages.
   */
  languages: string[]
  /** The agents that use this identity. An agent has at most one. */
  agents: string[]
  /** When the object was created. */
  created_at: string
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
}

/** The secret that your server signs with to say who a visitor is. Never put it in a page. */
export interface IdentitySecret {
  /** The type of the object: always `identity_secret`. */
  object: 'identity_secret'
  /** The agent it is for. */
  agent: string
  /** The key for HS256, to be used as it is. Returned only this once. */
  secret: string
}

export interface IncludeKnowledgeFactBody {
  /** The agent to switch the fact off or on for. */
  agent: string
}

/**
 * What the agent asks about in a phase, and the type of answer it captures. The dashboard calls it a
 * question.
 */
export interface InformationSlot {
  /** The type of the object: always `information_slot`. */
  object: 'information_slot'
  /** Unique among the objects of this type. */
  id: number
  /** The name of the answer in `slot_values`, in prompts and in the extraction schema. */
  key: string
  /** A label for people, also used when asking for the answer. `null` if there is none. */
  title: string | null
  /**
   * `enum` is one value, `band` one of several ordered ranges, `multi_enum` several values; the others
   * are text, yes or no, and an email address.
   */
  data_type: 'string' | 'enum' | 'band' | 'multi_enum' | 'boolean' | 'email'
  /** Whether the phase needs the answer before it can end. Its phase must have the tool `capture_slots`. */
  required: boolean
  /**
   * The values to choose from, at most 50. Required for `enum` and `band`; `multi_enum` without values
   * is an open list. `null` for other types.
   */
  enum_values: string[] | null
  /** Value to the label that visitors see. A value without a label is shown as it is. */
  enum_labels: Record<string, string>
  /** Language tag to the title and labels in that language. */
  translations: Record<
    string,
    {
      /** The title in this language. */
      title?: string
      /** Value to its label in this language. */
      enum_labels?: Record<string, string>
    }
  >
  /** Guidance for recognizing the answer in a message. Hidden from visitors. */
  description: string | null
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
}

export interface IngestKnowledgeSourceBody {
  /** Stop before changing facts, so that you can review the changes first. Defaults to `false`. */
  plan?: boolean | undefined
}

/**
 * A sentence that says how sources are read and digested into facts. The dashboard calls it an
 * instruction.
 */
export interface IngestionInstruction {
  /** The type of the object: always `ingestion_instruction`. */
  object: 'ingestion_instruction'
  /** Unique among the objects of this type. */
  id: number
  /** What to do when reading, in one sentence: "Leave out job offers." */
  text: string
  /** The source it applies to. `null` means every source. */
  source_id: number | null
  /** Lower positions come first. If two are equal, the older one comes first. */
  position: number
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
  /** When the object was created. */
  created_at: string
}

/** A run in the background that reads a source. The dashboard calls it a sync. */
export interface IngestionRun {
  /** The type of the object: always `ingestion_run`. */
  object: 'ingestion_run'
  /** Unique among the objects of this type. */
  id: number
  /** The source that is read. */
  source_id: number
  /**
   * If `true`, the run stops before it changes facts and waits for you to apply it. Applying sets it to
   * `false`.
   */
  plan: boolean
  /** `planned` runs wait to be applied. `applied` and `failed` are final. */
  status: 'queued' | 'running' | 'planned' | 'applied' | 'failed'
  /** What the run is doing right now. */
  stage: 'waiting' | 'reading' | 'reconciling' | 'applying' | 'done'
  /** Steps of the stage that are done: documents, while reading. */
  done: number
  /** Steps of the stage known so far. Grows while a site is explored. */
  total: number
  /** How many documents were read: pages of a site, or the source itself. */
  documents?: {
    /** Read and digested. */
    read: number
    /** The same as last time, and not digested again. */
    unchanged: number
    /** Could not be read this time. Their facts are kept. */
    failed: number
    /** No longer there. Their facts are retired. */
    gone: number
  }
  /** What the run changes. Once it is applied: what it has changed. */
  facts?: {
    /** New facts. */
    added: number
    /** Facts that the source still states. */
    kept: number
    /** Facts that the source no longer states. They become unsupported. */
    retired: number
    /** Facts where the source disagrees with one of your decisions. Nothing is changed. */
    conflicting: number
  }
  /** What happens to each fact: the first 500. Left out of lists. */
  changes?: {
    /** What happens to the fact. `revived`: the source states it again. */
    change: 'added' | 'reworded' | 'revived' | 'retired'
    /** The fact. Absent while a new fact has no id yet. */
    fact_id?: number
    /** The fact as the source states it. */
    text: string
    /** The previous text of the fact. Only if its wording or a number has changed. */
    was?: string
  }[]
  /** Where the source disagrees with your decisions: the first 500. Left out of lists. */
  conflicts?: {
    /** What the source and your decision disagree about. */
    kind: 'wording' | 'value' | 'tier' | 'owner_fact'
    /** The fact you wrote, pinned or reviewed. It stays as it is. */
    fact_id: number
    /** What the source says instead. */
    text: string
    /** The disagreement in words, for people. */
    message: string
  }[]
  /** Pages that could not be read: the first 100. Left out of lists. */
  problems?: {
    /** The page. */
    url: string
    /** A short code for programs. */
    code: string
    /** What went wrong, for people. */
    message: string
    /** Whether trying again without a change would fail again. */
    lasting: boolean
  }[]
  /** Ingestion instructions that were not followed. All others were. */
  unfollowed_instructions?: {
    /** The instruction. */
    ingestion_instruction_id: number
    /** The sentence of it that was not followed. */
    text: string
    /**
     * `not_understood`: the builtin digester cannot follow it, a language model could.
     * `model_unavailable`: some passages were digested without the model.
     */
    reason: 'not_understood' | 'model_unavailable'
  }[]
  /** What you should know, for example that an ingestion instruction was not followed. */
  notes?: string[]
  /** Why the last ingestion run failed. Absent otherwise. */
  error?: {
    /** A short code for programs. */
    code: string
    /** What went wrong, for people. */
    message: string
    /** Whether trying again without a change would fail again. */
    lasting: boolean
  }
  /** When the object was created. */
  created_at: string
  /** When it was planned, applied or failed. */
  completed_at?: string
}

/** An agent's conversations that began in the period. */
export interface InsightAgent {
  /** The agent. */
  agent: string
  /** Visitors who wrote. A contact counts once, anyone else once per conversation. */
  visitors: number
  /** Conversations in which the visitor wrote. */
  conversations: number
  /** Questions that were answered. */
  answered: number
  /** Questions that were answered by offering possible topics. */
  partly_answered: number
  /** Questions that were not answered. */
  unanswered: number
  /** The share of all questions that were answered, from 0 to 1. `null` without questions. */
  answered_share: number | null
  /** Conversations that became leads. */
  leads: number
  /** Conversations in which the visitor asked for a person or a person took over. */
  handovers: number
  /** Conversations that a person took over. */
  taken_over: number
  /** Replies that the builtin reasoner gave because the model failed. */
  model_failures: number
  /** Replies with a sentence that the sources do not support. */
  unsupported: number
  /** Tokens sent to the model. */
  input_tokens: number
  /** Of these, the tokens that the provider's cache served. */
  cached_tokens: number
  /** Tokens received from the model. */
  output_tokens: number
  /** What that cost, by currency. Empty where no price is set. */
  costs: Cost[]
}

/** The conversations that began on one day. */
export interface InsightDay {
  /** The day, in the time zone of the organization. */
  date: string
  /** Visitors who wrote. A contact counts once, anyone else once per conversation. */
  visitors: number
  /** Conversations in which the visitor wrote. */
  conversations: number
  /** Questions that were answered. */
  answered: number
  /** Questions that were answered by offering possible topics. */
  partly_answered: number
  /** Questions that were not answered. */
  unanswered: number
  /** The share of all questions that were answered, from 0 to 1. `null` without questions. */
  answered_share: number | null
  /** Conversations that became leads. */
  leads: number
  /** Conversations in which the visitor asked for a person or a person took over. */
  handovers: number
  /** Conversations that a person took over. */
  taken_over: number
  /** Replies that the builtin reasoner gave because the model failed. */
  model_failures: number
  /** Replies with a sentence that the sources do not support. */
  unsupported: number
  /** Tokens sent to the model. */
  input_tokens: number
  /** Of these, the tokens that the provider's cache served. */
  cached_tokens: number
  /** Tokens received from the model. */
  output_tokens: number
  /** What that cost, by currency. Empty where no price is set. */
  costs: Cost[]
}

/** The conversations that began in a period. */
export interface InsightFigures {
  /** Visitors who wrote. A contact counts once, anyone else once per conversation. */
  visitors: number
  /** Conversations in which the visitor wrote. */
  conversations: number
  /** Questions that were answered. */
  answered: number
  /** Questions that were answered by offering possible topics. */
  partly_answered: number
  /** Questions that were not answered. */
  unanswered: number
  /** The share of all questions that were answered, from 0 to 1. `null` without questions. */
  answered_share: number | null
  /** Conversations that became leads. */
  leads: number
  /** Conversations in which the visitor asked for a person or a person took over. */
  handovers: number
  /** Conversations that a person took over. */
  taken_over: number
  /** Replies that the builtin reasoner gave because the model failed. */
  model_failures: number
  /** Replies with a sentence that the sources do not support. */
  unsupported: number
  /** Tokens sent to the model. */
  input_tokens: number
  /** Of these, the tokens that the provider's cache served. */
  cached_tokens: number
  /** Tokens received from the model. */
  output_tokens: number
  /** What that cost, by currency. Empty where no price is set. */
  costs: Cost[]
}

/**
 * The numbers of a period's conversations. `previous` has those of the period of the same length
 * before it; while the period is not over, only up to the same point.
 */
export interface Insights {
  /** The type of the object: always `insights`. */
  object: 'insights'
  /** The first day. */
  since: string
  /** The last day. */
  until: string
  /** Where days begin and end: the time zone of the organization. */
  timezone: string
  current: InsightFigures
  previous: InsightFigures
  /** Every day of the period, oldest first. */
  days: InsightDay[]
  /** Every agent that had conversations in the period, the one with the most first. */
  agents: InsightAgent[]
  /** The ten open gaps that were asked most in the period. */
  unanswered_questions: UnansweredQuestion[]
}

/** A link that lets one person join the organization. */
export interface Invitation {
  /** The type of the object: always `invitation`. */
  object: 'invitation'
  /** Unique among the objects of this type. */
  id: number
  /** The address the invitation is for. Only an account with this address can accept it. */
  email: string
  /**
   * Owners can do everything, editors can read and write, viewers can only read. The role the person
   * gets on joining.
   */
  role: 'owner' | 'editor' | 'viewer'
  /** The link to send to the person. Returned only when the invitation is created. */
  url?: string
  /**
   * Whether the link is emailed to the person. If not, send the `url` yourself. Returned only when the
   * invitation is created.
   */
  mailed?: boolean
  /** When the link stops working: 7 days after it was created. */
  expires_at: string
  /** When the object was created. */
  created_at: string
}

export interface JudgeKnowledgeGapBody {
  /** `right`: the reply answers the question. `wrong`: it does not. */
  verdict: 'right' | 'wrong'
}

export interface JudgeOnboardingQuestionBody {
  /** `right`: the reply answers the question. `wrong`: it does not. */
  verdict?: 'right' | 'wrong' | undefined
  /** The answer, as a visitor should read it. */
  answer?: string | undefined
}

/** One statement that agents can answer with. */
export interface KnowledgeFact {
  /** The type of the object: always `knowledge_fact`. */
  object: 'knowledge_fact'
  /** Unique among the objects of this type. */
  id: number
  /** The statement, understandable on its own. */
  text: string
  /** Whether it was digested from a source or written by you. */
  origin: 'digested' | 'owner'
  /**
   * `universal` facts are given to a language model in every reply, `situational` ones when they are
   * relevant to the question.
   */
  tier: 'universal' | 'situational'
  /** The source that states it. Facts you wrote belong to the source "Owner's facts". */
  source_id: number
  /** Whether someone has reviewed it. Does not affect its use. */
  reviewed: boolean
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
  /** `false` means the source no longer states it: it is kept for the record and not used. */
  supported: boolean
  /** When the object was created. */
  created_at: string
  /** What the fact is about. */
  topic: 'offer' | 'pricing' | 'track_record' | 'method' | 'people' | 'practical'
  /** Whether you chose the tier. If so, reading the source again does not change it. */
  tier_pinned: boolean
  /** The title of the source. */
  source_title: string
  /**
   * Present while the fact is archived: `source` archives this fact only, `organization` every equal
   * statement.
   */
  suppression_scope?: 'source' | 'organization'
  /** The agents for which the fact is switched off. */
  excluded_agents: string[]
}

/** A question that visitors asked and the agent could not answer. */
export interface KnowledgeGap {
  /** The type of the object: always `knowledge_gap`. */
  object: 'knowledge_gap'
  /** Unique among the objects of this type. */
  id: number
  /** The agent that was asked. */
  agent: string
  /** The question, as a visitor asked it. */
  question: string
  /** How often it was asked. */
  occurrences: number
  /** Whether it still needs an answer. */
  status: 'open' | 'resolved' | 'archived'
  /** When the object was created. */
  created_at: string
  /**
   * `verified`: a check confirmed that the agent can answer. `declared`: you said so. `null` while
   * open.
   */
  resolution_basis: 'verified' | 'declared' | null
  /** The latest conversation in which it was asked. */
  conversation_id?: number
  /** The last 100 times that the question was asked, newest first. */
  conversations: {
    /** The conversation. */
    conversation_id: number
    /** The `number` of the conversation. */
    conversation_number?: number
    /** When it was asked there. */
    asked_at: string
  }[]
  /** The source that was added to answer it. */
  knowledge_source_id?: number
  /** The resolved gap this one came back from: the question was asked again, without an answer. */
  resurfaced_from_id?: number
  /** The latest check of whether the agent can answer the question. */
  last_check?: {
    /** When the check ran. */
    checked_at: string
    /** Why it ran: someone asked for it, something was read or added, or a verified gap was checked again. */
    trigger: 'owner' | 'ingestion' | 'standing'
    /**
     * Whether the agent can answer, judged by content: a title or heading that repeats the question
     * proves nothing.
     */
    answerable: boolean
    /**
     * What the agent would reply. Absent if it would say that it does not know. With `answerable: false`,
     * the reply does not answer the question, or you marked it as wrong.
     */
    answer?: string
    /**
     * Why the question cannot be answered: there is nothing to search, nothing was found, nothing matches
     * well enough, or the model found no answer. Absent when answerable.
     */
    reason?: 'not_indexed' | 'no_match' | 'weak_match' | 'model_declined'
    /** The sources that the reply is from. */
    source_ids?: number[]
    /** Why the check could not run. It then says nothing about the knowledge base. */
    error?: string
    /** What came closest, best first. */
    reachable: {
      /** Whether it is a fact, a passage of a source, a service, or part of the organization's profile. */
      kind: 'fact' | 'passage' | 'service' | 'profile'
      /**
       * The id of the fact, passage or service. For `profile`: 1 `address`, 2 `phone`, 3 `email`, 4
       * `opening_hours`, 5 `links`, 6 `contact`, 7 `services`.
       */
      id: number
      /** What it says. */
      text: string
      /** The source it comes from. `null` for a service, and for a profile field that was not read from one. */
      source_id: number | null
      /** The title of that source. Without a source, `Services` or `Profile`. */
      source_title: string
      /** How close it comes to answering the question. */
      band: 'close' | 'near' | 'far'
    }[]
  }
  /**
   * Your verdicts on replies that checks showed, oldest first. They also count for a gap that comes
   * back from this one. Absent if there are none.
   */
  verdicts?: {
    /** `right`: the reply answers the question. `wrong`: it does not. */
    verdict: 'right' | 'wrong'
    /** The reply it is about. */
    answer: string
    /** When it was given. */
    given_at: string
  }[]
  /**
   * The change after which a verified gap could no longer be answered and was reopened. Absent
   * otherwise.
   */
  broken_by?: {
    /** The type of the event, such as `knowledge_source.archived`. */
    type: string
    /** The id of the object that changed. */
    id: number
    /** When it changed. */
    at: string
  }
  /** When it was last asked. */
  last_asked_at?: string
  /** When it was resolved. Absent while it is open. */
  resolved_at?: string
}

/** A section of a source as it was read. Facts are digested from passages. */
export interface KnowledgePassage {
  /** The type of the object: always `knowledge_passage`. */
  object: 'knowledge_passage'
  /** Unique among the objects of this type. */
  id: number
  /** The source it was read from. */
  source_id: number
  /** The page it is on. Only for pages and sites. */
  url?: string
  /** The headings above it, outermost first. */
  trail: string[]
  /** The words of the passage, as plain text. */
  text: string
  /** The facts it states. */
  fact_ids: number[]
  /** When the object was created. */
  created_at: string
}

/** A fact, passage, service or part of the profile that was found. */
export interface KnowledgeSearchResult {
  /** The type of the object: always `knowledge_search_result`. */
  object: 'knowledge_search_result'
  /** Whether it is a fact, a passage of a source, a service, or part of the organization's profile. */
  kind: 'fact' | 'passage' | 'service' | 'profile'
  /**
   * The id of the fact, passage or service. For `profile`: 1 `address`, 2 `phone`, 3 `email`, 4
   * `opening_hours`, 5 `links`, 6 `contact`, 7 `services`.
   */
  id: number
  /** What it says. */
  text: string
  /** The source it comes from. `null` for a service, and for a profile field that was not read from one. */
  source_id: number | null
  /** The title of that source. Without a source, `Services` or `Profile`. */
  source_title: string
  /** How close it comes to answering the question. */
  band: 'close' | 'near' | 'far'
  /** The headings above it, outermost first. */
  trail: string[]
  /** The page it is on. Only for pages and sites. */
  url?: string
  /** How well it matches, from 0 to 1. Only comparable within one search. */
  score: number
}

/** A text, page, site or file that facts are read from. */
export interface KnowledgeSource {
  /** The type of the object: always `knowledge_source`. */
  object: 'knowledge_source'
  /** Unique among the objects of this type. */
  id: number
  /** What the source is. Decides which of the other fields it has. Never changes. */
  kind: 'text' | 'page' | 'site' | 'file'
  /** Shown beside the facts of the source in lists and searches. */
  title: string
  /** The page, or where reading the site starts. Only for pages and sites. */
  url?: string
  /** The text itself. Only for texts; left out of lists and events. */
  text?: string
  /** The name of the uploaded file. Only for files. */
  filename?: string
  /** SHA-256 of the text or file, in hexadecimal. Only for texts and files. */
  checksum?: string
  /** How many pages of the site are read at most. */
  max_pages?: number
  /** Only these paths of the site are read. */
  include?: string[]
  /** These paths of the site are never read. */
  exclude?: string[]
  /**
   * The state of the last ingestion run. The facts from an earlier run stay in use while the source is
   * read again, and if that fails.
   */
  status: 'queued' | 'ingesting' | 'ready' | 'failed'
  /** Why the last ingestion run failed. Absent otherwise. */
  error?: {
    /** A short code for programs. */
    code: string
    /** What went wrong, for people. */
    message: string
    /** Whether trying again without a change would fail again. */
    lasting: boolean
  }
  /** The progress of the current run. Absent when none is running. */
  progress?: {
    /** What the run is doing, as in `ingestion_run.stage`. */
    stage: string
    /** Steps of the stage that are done: documents, while reading. */
    done: number
    /** Steps of the stage known so far. Grows while a site is explored. */
    total: number
  }
  /** How many passages were read from it. */
  passages_count: number
  /** How many of its facts are not archived. */
  facts_count: number
  /** The source is read again after this many hours. `null` means only when asked. */
  refresh_hours: number | null
  /** The gap the source was added to answer. */
  knowledge_gap_id?: number
  /** The agents that may use the source. `null` means all of them, including future ones. */
  agents: string[] | null
  /** Whether someone has reviewed what was read. Does not affect its use. */
  reviewed: boolean
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
  /** When the object was created. */
  created_at: string
  /** When it was last read successfully. */
  ingested_at?: string
  /** Where copies may remain, and until when. Returned only by delete. */
  deletion_note?: string
}

/** How much knowledge agents have. Archived sources and facts do not count. */
export interface KnowledgeSummary {
  /** The type of the object: always `knowledge_summary`. */
  object: 'knowledge_summary'
  /** The sources. */
  sources: {
    /** All sources. */
    total: number
    /** Sources that are waiting to be read, or being read. */
    reading: number
    /** Sources that could not be read the last time. */
    failed: number
  }
  /** The passages that were read from them. */
  passages: number
  /** The facts. */
  facts: {
    /** All facts in use. */
    total: number
    /** Facts nobody has reviewed yet. */
    unreviewed: number
    /** Facts that their source no longer states. They are not used. */
    unsupported: number
  }
}

/** The button that opens the widget. */
export interface Launcher {
  /** The lower corner of the page that the button is in. Defaults to `right`. */
  position: 'left' | 'right'
  /**
   * Language tag to the text on the button, up to 40 characters. In a language without a text, the
   * button is a round icon.
   */
  label: Record<string, string>
}

/** A conversation with a contact that was completed, or that a person took over. */
export interface Lead {
  /** The type of the object: always `lead`. */
  object: 'lead'
  /** The id of the conversation. */
  id: number
  /** A number for people: counted from 1 within your organization, and never reused. */
  number: number
  /** The agent that the visitor talked to. */
  agent: string
  /**
   * `paused` conversations can be resumed for 7 days and are `expired` after that. In a `handed_off`
   * one, a person has taken over. `completed`, `expired` and `closed` are final.
   */
  status: 'active' | 'paused' | 'handed_off' | 'completed' | 'expired' | 'closed'
  /** How well the visitor fits. Present once completed. */
  fit?: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker' | 'unknown'
  contact: LeadContact
  /** The answers of the visitor, by slot key. */
  slot_values: Record<string, string[] | boolean | string>
  /** The page the conversation was started on. */
  source_url?: string
  /** Whether the visitor has written something that nobody of the team has read. */
  unread: boolean
  /** When the conversation was first completed or taken over. */
  lead_since: string
  /** When the conversation began. */
  created_at: string
}

/** Who the visitor is. */
export interface LeadContact {
  /** The id of the contact. */
  id: number
  /** The name from their newest conversation with a name. Absent if there is none. */
  name?: string
  /**
   * Their email addresses, in lower case, newest first: those you sent and those they gave as an
   * answer. At most 20.
   */
  emails: string[]
  /** Your own ids for them, newest first. At most 20. */
  visitor_ids: string[]
}

export interface LintVoiceProfileBody {
  /** The text to look through. */
  text?: string | undefined
}

export interface ListAgentsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListApiKeysQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Include revoked keys. They are left out by default. */
  include_revoked?: true | undefined
}

export interface ListAuditLogQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only calls of this operation, by its id. */
  operation?: string | undefined
  /** Only objects of this type, such as `service`. */
  resource?: string | undefined
  /** Only the object with this id. Combine it with `resource`. */
  resource_id?: number | undefined
  /** Only what this kind of actor did. */
  actor_type?: 'api_key' | 'person' | 'visitor' | 'system' | undefined
  /** Only the actor with this id. Combine it with `actor_type`. */
  actor_id?: number | undefined
  /** Only what happened at this time or later. */
  since?: string | undefined
  /** Only what happened before this time. */
  until?: string | undefined
}

export interface ListCatalogGenerationsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only runs in this status. */
  status?: 'queued' | 'running' | 'completed' | 'failed' | undefined
}

export interface ListContactsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only contacts whose name, addresses and ids have words that start with these. */
  query?: string | undefined
  /** Only the contact of this conversation. */
  conversation_id?: number | undefined
}

export interface ListConversationsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only conversations with this agent. */
  agent?: string | undefined
  /** Only conversations in this status. */
  status?: 'active' | 'paused' | 'handed_off' | 'completed' | 'expired' | 'closed' | undefined
  /** Only conversations that were assessed like this. */
  fit?: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker' | 'unknown' | undefined
  /**
   * Only conversations in which the visitor waits for a person. A visitor who has said goodbye waits
   * until somebody has read the conversation.
   */
  person_wanted?: true | undefined
  /**
   * Only conversations assigned to this member: the id of a member, `me` for the signed-in person, or
   * `none` for unassigned ones.
   */
  assignee?: string | undefined
  /** Only conversations of this contact. */
  contact_id?: number | undefined
  /** Only conversations with messages that nobody on the team has read. */
  unread?: true | undefined
  /** Only tests, or only conversations of visitors. */
  test?: boolean | undefined
  /** Only conversations started at this time or later. */
  since?: string | undefined
  /** Only conversations started before this time. */
  until?: string | undefined
  /** Only conversations with all these words in their messages. */
  query?: string | undefined
}

export interface ListDeliverableTemplateVersionsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
}

export interface ListDeliverableTemplatesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListDeliverablesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only deliverables of this agent. */
  agent?: string | undefined
  /** Only deliverables of this conversation. */
  conversation_id?: number | undefined
}

export interface ListEventsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only events of this type, or of this object, such as `service.*`. */
  type?: string | undefined
  /** Only what happened at this time or later. */
  since?: string | undefined
}

export interface ListExperimentsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
}

export interface ListFitCriteriaQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListFlowVersionsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
}

export interface ListIdentitiesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListIngestionInstructionsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListIngestionRunsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only runs of this source. */
  source_id?: number | undefined
  /** Only runs in this status. */
  status?: 'queued' | 'running' | 'planned' | 'applied' | 'failed' | undefined
}

export interface ListInvitationsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
}

export interface ListKnowledgeFactsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only facts of this source. */
  source_id?: number | undefined
  /** Only facts that this passage states. */
  passage_id?: number | undefined
  /** Only facts this agent may use: live, supported, not switched off, and from a source it may use. */
  agent?: string | undefined
  /** Only facts about this topic. */
  topic?: 'offer' | 'pricing' | 'track_record' | 'method' | 'people' | 'practical' | undefined
  /** Only facts of this tier. */
  tier?: 'universal' | 'situational' | undefined
  /** Only facts of this origin. */
  origin?: 'digested' | 'owner' | undefined
  /** Only facts that are, or are not, reviewed. */
  reviewed?: boolean | undefined
  /** Only facts that their source still states, or no longer states. */
  supported?: boolean | undefined
  /** Only facts with all these words. `-word` excludes, `"a phrase"` keeps words together. */
  query?: string | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListKnowledgeGapsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only gaps in this status. Without it, archived gaps are left out. */
  status?: 'open' | 'resolved' | 'archived' | undefined
  /** Only gaps of this agent. */
  agent?: string | undefined
  /** Only questions with all these words. `-word` excludes, `"a phrase"` keeps words together. */
  query?: string | undefined
  /** `newest` first, which is the default, or the most `occurrences` first. */
  order?: 'newest' | 'occurrences' | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListKnowledgePassagesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only passages that state this fact. */
  fact_id?: number | undefined
}

export interface ListKnowledgeSourcesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only sources in this status. */
  status?: 'queued' | 'ingesting' | 'ready' | 'failed' | undefined
  /** Only sources of this kind. */
  kind?: 'text' | 'page' | 'site' | 'file' | undefined
  /** Only sources whose title, address or file name contains this. */
  query?: string | undefined
  /** `newest` first, which is the default; by `title`; most `facts` first; or last read first. */
  order?: 'newest' | 'title' | 'facts' | 'last_read' | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListLeadsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only leads of this agent. */
  agent?: string | undefined
  /** Only leads that were assessed like this. */
  fit?: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker' | 'unknown' | undefined
  /** Only leads since this time: compared with `lead_since`. */
  since?: string | undefined
  /** Only leads from before this time. */
  until?: string | undefined
}

export interface ListMembersQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
}

export interface ListMessagesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
}

export interface ListNotesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListOnboardingQuestionsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
}

export interface ListOrganizationExportsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
}

export interface ListPromptReferencesQuery {
  /** Only references that have a value in this kind. */
  kind?: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap' | undefined
}

export interface ListPromptTemplatesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only versions of this kind. */
  kind?: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap' | undefined
  /** Only versions that are, or are not, active. */
  active?: boolean | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListResourceDraftsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only proposals in this status. */
  status?: 'proposed' | 'accepted' | 'dismissed' | undefined
  /** Only proposals of this kind. */
  kind?: 'service' | 'voice' | 'fit_criterion' | undefined
  /** Only proposals of this generation. */
  catalog_generation_id?: number | undefined
  /** Only the proposal that became this object. Send `kind` with it: ids are counted per kind. */
  resource_id?: number | undefined
}

export interface ListSavedRepliesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only replies in this language, and those that fit every language. */
  locale?: string | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListServicesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListStandingChecksQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only checks of this agent. */
  agent?: string | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListTeammatesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
}

export interface ListVoiceProfilesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

export interface ListWebhookDeliveriesQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Only deliveries in this status. */
  status?: 'pending' | 'delivered' | 'failed' | undefined
}

export interface ListWebhookEndpointsQuery {
  /** How many objects to return. Defaults to 20. */
  limit?: number | undefined
  /** Return the objects that come after this id in the list: the id of the last object you have. */
  starting_after?: number | undefined
  /** Return the objects that come before this id in the list. Cannot be combined with `starting_after`. */
  ending_before?: number | undefined
  /** Include archived objects. They are left out by default. */
  include_archived?: true | undefined
}

/** What the built-in search found for a question. */
export interface LookedUpQuestion {
  /** The question. */
  question: string
  /** What the search came to. */
  verdict: 'sure' | 'between' | 'far' | 'nothing' | 'outage'
  /** How sure it is that it can be answered, from 0 to 1. */
  probability?: number
  /** Why it cannot be answered. Absent if it can. */
  reason?: 'not_indexed' | 'no_match' | 'weak_match' | 'model_declined'
  /** The statements that answer it. */
  facts?: CitedFact[]
  /** What lies nearest, whether or not it answers. */
  reachable?: NearEvidence[]
}

/** A person who belongs to the organization. */
export interface Member {
  /** The type of the object: always `member`. */
  object: 'member'
  /** Unique among the objects of this type. */
  id: number
  /** The id of the person, as in `actor` of events and of the audit log. */
  person_id: number
  /** The name the person chose. Shown in the audit log. */
  name: string
  /** The address the person signs in with. */
  email: string
  /**
   * Whether the person has confirmed the address with a link that was emailed to it. Notifications are
   * emailed only to confirmed addresses.
   */
  email_confirmed: boolean
  /**
   * Whether the person uses two-factor authentication when signing in with a password. Single sign-on
   * leaves it to the provider.
   */
  two_factor: boolean
  /** Owners can do everything, editors can read and write, viewers can only read. */
  role: 'owner' | 'editor' | 'viewer'
  /** When the object was created. */
  created_at: string
}

/** What one member wants to be notified about, and how. */
export interface MemberNotifications {
  /** The type of the object: always `member_notifications`. */
  object: 'member_notifications'
  /** The member whose preferences these are. */
  member_id: number
  /** What you are notified about by email. */
  mail: ('person_wanted' | 'new_lead' | 'source_failed' | 'check_failed' | 'weekly_summary')[]
  /** What you are notified about by your browser, while the dashboard is open. */
  browser: ('person_wanted' | 'new_lead' | 'source_failed' | 'check_failed' | 'weekly_summary')[]
  /**
   * When you get no notifications. What happens during these hours is sent in one email when they end.
   * `null`: no quiet hours.
   */
  quiet_hours: {
    /** When quiet hours begin. */
    from: string
    /** When quiet hours end. A time before `from` is on the next day. */
    until: string
    /** The time zone of these times, such as `Europe/Berlin`. */
    timezone: string
  } | null
}

/** One message of a conversation. */
export interface Message {
  /** The type of the object: always `message`. */
  object: 'message'
  /** Unique among the objects of this type. */
  id: number
  /** The conversation it belongs to. */
  conversation_id: number
  /** Who wrote it. `owner` is a member of the organization who has taken over. */
  role: 'visitor' | 'agent' | 'owner'
  /** What was said, as plain text. */
  text: string
  /** One-tap answers to show under the message. Often empty. */
  chips: Chip[]
  /** Buttons that open pages of the organization. Often empty. */
  links: {
    /** The label of the button. */
    title: string
    /** The page it opens. */
    url: string
  }[]
  /**
   * The public pages that the answer is from. Texts, files and the profile have no address and are not
   * listed.
   */
  citations: Citation[]
  deliverable?: DeliverableLink
  author?: Actor
  /**
   * The sentences that the sources do not support, by the judgement of a second call. Absent if there
   * are none, or they were not checked.
   */
  unsupported?: string[]
  /** When the object was created. */
  created_at: string
}

/** Why the agent said what it said, for debugging. */
export interface MessageTrace {
  /** The type of the object: always `message_trace`. */
  object: 'message_trace'
  /** The message of the agent that is explained. */
  message_id: number
  /** The conversation it belongs to. */
  conversation_id: number
  outcome: TurnOutcome
  /** The responses of the model, in order. Empty without a model. */
  rounds: Round[]
  /** What was found for the message, and what the answers are based on, as it was at the time. */
  passages: TracePassage[]
  /**
   * What came in place of an answer of the model: an honest sentence, or what the search found. `null`
   * if the model answered, or none is set.
   */
  stand_in: 'honest_sentence' | 'looked_up' | null
  /**
   * The sentences that the sources do not support, by the judgement of a second call. `null` if they
   * were not checked.
   */
  unsupported: string[] | null
  prompt?: Prompt
  /**
   * What the built-in responder decided to say, in order. Its shape may change between releases. Empty
   * with a model.
   */
  plan: Record<string, unknown>[]
  /** Where the conversation was and where it went. */
  phase: {
    /** The key of the phase before the message. */
    before: string
    /** The key of the phase after it. */
    after: string
    /** Why the phase was left: it was done, or its turns were used up. */
    because?: 'exit' | 'max_turns'
  }
  /** What the reply was made with. */
  versions: {
    /** The version of the flow. */
    flow: number
    /** The version of the conversation prompt. */
    prompt: number
  }
  /**
   * What the built-in responder understood from the visitor's message. Absent for first messages and
   * tapped chips, and with a model.
   */
  reading?: Record<string, unknown>
  /**
   * Each question that the built-in responder looked up, with the facts that were found. Empty with a
   * model: `outcome` has the questions.
   */
  questions: LookedUpQuestion[]
  /** Each slot that was answered, with the words it is based on. */
  captured: CapturedAnswer[]
  /** Each banned phrase that was avoided, and whether the sentence was reworded or cut. */
  voice: VoiceChange[]
  /** What read the message and what wrote the reply. */
  reasoner: {
    /** Who read the message: `builtin`, or the name of the model. */
    read: string
    /** Who wrote the reply: `builtin`, or the name of the model. */
    worded: string
    /** Why something else than the model replied. Absent if the model replied, or none is set. */
    fallback?: string
  }
  tokens: Tokens
  cost: CostOrNull | null
  /** How long each step took. */
  milliseconds: {
    /** Reading the message. */
    read: number
    /** Looking questions up. */
    answer: number
    /** Writing the reply. */
    word: number
    /** Until the first words. Only with a model. */
    first?: number
    /** Everything together. */
    total: number
  }
}

/** The result of testing the model settings. */
export interface ModelTest {
  /** The type of the object: always `model_test`. */
  object: 'model_test'
  /** Whether the model answered. */
  ok: boolean
  /** Who runs the model. `builtin` uses no language model, no key and no network. */
  provider: 'builtin' | 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai_compatible'
  /** The provider's name for the model. Absent for `builtin`. */
  model?: string
  /** Whether its answers arrive piece by piece. */
  streaming?: boolean
  /** Whether it calls tools by itself. */
  tools?: boolean
  /** Whether it returns JSON that follows a schema. */
  structured_output?: boolean
  /** How many tokens it can read at once, as the provider says. Absent if it does not say. */
  context_tokens?: number
  /** How long the first words took. */
  first_word_milliseconds?: number
  /** How fast it writes. */
  tokens_per_second?: number
  /** What to expect from it in conversations, in English. */
  notes: string[]
  /** What the provider said and what to do. Absent when `ok`. */
  error?: string
  /** How long the test took. */
  milliseconds: number
  /** The same for the second model. */
  fallback?: {
    /** Whether the model answered. */
    ok: boolean
    /** Who runs the model. `builtin` uses no language model, no key and no network. */
    provider: 'builtin' | 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai_compatible'
    /** The provider's name for the model. Absent for `builtin`. */
    model?: string
    /** Whether its answers arrive piece by piece. */
    streaming?: boolean
    /** Whether it calls tools by itself. */
    tools?: boolean
    /** Whether it returns JSON that follows a schema. */
    structured_output?: boolean
    /** How many tokens it can read at once, as the provider says. Absent if it does not say. */
    context_tokens?: number
    /** How long the first words took. */
    first_word_milliseconds?: number
    /** How fast it writes. */
    tokens_per_second?: number
    /** What to expect from it in conversations, in English. */
    notes: string[]
    /** What the provider said and what to do. Absent when `ok`. */
    error?: string
  }
}

export interface NearEvidence {
  /** What it is. */
  kind: 'fact' | 'passage' | 'service' | 'profile'
  /** Its id, unique among those of its kind. */
  id: number
  /** How near it is. */
  band: 'close' | 'near' | 'far'
}

/** A note by the team about a conversation. Neither visitors nor agents ever see it. */
export interface Note {
  /** The type of the object: always `note`. */
  object: 'note'
  /** Unique among the objects of this type. */
  id: number
  /** The conversation it is about. */
  conversation_id: number
  /** What the team should know. */
  text: string
  author: Actor
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
  /** When the object was created. */
  created_at: string
}

/** The result of a test notification. */
export interface NotificationTest {
  /** The type of the object: always `notification_test`. */
  object: 'notification_test'
  /** Which channel to try. */
  channel: 'mail' | 'slack' | 'teams'
  /** Whether the receiver accepted it. */
  ok: boolean
  /** What went wrong and what to do. Absent when `ok`. */
  error?: string
}

/** How far the setup of the organization is, and the latest run. It is computed on every call. */
export interface Onboarding {
  /** The type of the object: always `onboarding`. */
  object: 'onboarding'
  /** Whether onboarding was skipped. Starting a run resets this. */
  skipped: boolean
  /** What there is to set up, in order. */
  steps: OnboardingStep[]
  /** The latest run. `null` if there was none. */
  run: OnboardingRun | null
}

/** Something that went wrong, and what to do about it. */
export interface OnboardingProblem {
  /** The step in which it happened. */
  step:
    | 'choose_parts'
    | 'sources'
    | 'profile'
    | 'agent'
    | 'appearance'
    | 'catalog'
    | 'voice'
    | 'questions'
    | 'done'
  /** The website it is about, if any. */
  url?: string
  /** The source it is about, if any. */
  source_id?: number
  /** A short code for programs. */
  code: string
  /** What went wrong, for people. */
  message: string
  /** Whether trying again without a change would fail again. */
  lasting: boolean
}

/**
 * A question that visitors of an organization like this ask, with the reply that the agent would
 * give.
 */
export interface OnboardingQuestion {
  /** The type of the object: always `onboarding_question`. */
  object: 'onboarding_question'
  /** Unique among the objects of this type. */
  id: number
  /** The agent that is asked. */
  agent: string
  /** The question. */
  question: string
  /** Where it comes from: a question on your pages, a heading, a service, or what is usually asked. */
  origin: 'faq' | 'heading' | 'service' | 'usual'
  /** Whether the agent can answer it, as the latest check found. */
  answered: boolean
  /** The latest check of whether the agent can answer the question. */
  check?: {
    /** When the check ran. */
    checked_at: string
    /** Why it ran: someone asked for it, something was read or added, or a verified gap was checked again. */
    trigger: 'owner' | 'ingestion' | 'standing'
    /**
     * Whether the agent can answer, judged by content: a title or heading that repeats the question
     * proves nothing.
     */
    answerable: boolean
    /**
     * What the agent would reply. Absent if it would say that it does not know. With `answerable: false`,
     * the reply does not answer the question, or you marked it as wrong.
     */
    answer?: string
    /**
     * Why the question cannot be answered: there is nothing to search, nothing was found, nothing matches
     * well enough, or the model found no answer. Absent when answerable.
     */
    reason?: 'not_indexed' | 'no_match' | 'weak_match' | 'model_declined'
    /** The sources that the reply is from. */
    source_ids?: number[]
    /** Why the check could not run. It then says nothing about the knowledge base. */
    error?: string
    /** What came closest, best first. */
    reachable: {
      /** Whether it is a fact, a passage of a source, a service, or part of the organization's profile. */
      kind: 'fact' | 'passage' | 'service' | 'profile'
      /**
       * The id of the fact, passage or service. For `profile`: 1 `address`, 2 `phone`, 3 `email`, 4
       * `opening_hours`, 5 `links`, 6 `contact`, 7 `services`.
       */
      id: number
      /** What it says. */
      text: string
      /** The source it comes from. `null` for a service, and for a profile field that was not read from one. */
      source_id: number | null
      /** The title of that source. Without a source, `Services` or `Profile`. */
      source_title: string
      /** How close it comes to answering the question. */
      band: 'close' | 'near' | 'far'
    }[]
  }
  /** What the reply comes from. */
  sources: {
    /** The source. */
    source_id: number
    /** Its title, or that of the page. */
    title: string
    /** The page. Only for pages and sites. */
    url?: string
  }[]
  /** Your verdict on the reply. `answered`: you wrote the answer. `null` until you decide. */
  verdict: 'right' | 'wrong' | 'answered' | null
  /** The gap for it while it has no answer. */
  knowledge_gap_id?: number
  /** The standing check that a right reply became. */
  standing_check_id?: number
  /** The source with the answer that you wrote. */
  knowledge_source_id?: number
  /** When the object was created. */
  created_at: string
}

/** A background run that turns websites, texts or files into an agent that answers. */
export interface OnboardingRun {
  /** The type of the object: always `onboarding_run`. */
  object: 'onboarding_run'
  /** Unique among the objects of this type. */
  id: number
  /** `waiting`: a large site needs your choice. `stopped`: it was skipped, or replaced by a later run. */
  status: 'running' | 'waiting' | 'completed' | 'failed' | 'stopped'
  /** What the run is doing right now. */
  step:
    | 'choose_parts'
    | 'sources'
    | 'profile'
    | 'agent'
    | 'appearance'
    | 'catalog'
    | 'voice'
    | 'questions'
    | 'done'
  /** The addresses it was started with. */
  websites: string[]
  /** The language of the agent. Taken from the pages unless you sent it. */
  locale?: string
  /** The agent it sets up. Absent until it exists. */
  agent?: string
  /** The sources it reads. */
  source_ids: number[]
  /** The steps it skips. */
  skipped: ('sources' | 'profile' | 'agent' | 'appearance' | 'catalog' | 'voice' | 'questions')[]
  /** The progress of reading, over all sources. */
  pages: {
    /** How many are read. */
    read: number
    /** How many are known. Grows while a site is explored. */
    found: number
  }
  /** What to choose from. Only while the run is waiting at `choose_parts`. */
  choice?: {
    /** The website. */
    url: string
    /** How many pages were found, from its sitemap or its first page. */
    pages: number
    /** The parts of the site, largest first. */
    parts: {
      /** The part: all pages under this path. */
      path: string
      /** How many pages were found there. */
      pages: number
    }[]
  }
  /** The generation that proposed services and a voice profile. */
  catalog_generation_id?: number
  /** The voice profile it gave to agents. `POST /onboarding/undo_voice` removes it. */
  voice_profile_id?: number
  /** What went wrong. Later steps continue where that makes sense. */
  problems: OnboardingProblem[]
  /** When the object was created. */
  created_at: string
  /** When it was completed, failed or stopped. */
  completed_at?: string
}

export interface OnboardingStep {
  /** What is set up. Stable, for programs. More may be added. */
  key: 'sources' | 'profile' | 'agent' | 'appearance' | 'catalog' | 'voice' | 'questions'
  /** Whether anything is there. */
  done: boolean
  /** Whether it was skipped. */
  skipped: boolean
  /**
   * How many there are: sources that were read, profile fields, agents, agents with an appearance,
   * services and proposals, agents with a voice profile, questions that you judged.
   */
  count: number
  /** The dashboard's page for it, as a path within the organization. */
  href: string
}

export interface OrderFlowStatesBody {
  /** The ids of all live phases of the flow, each once. */
  states: number[]
}

export interface OrderSlotsBody {
  /** The ids of all live slots of the phase, each once. */
  slots: number[]
}

/** The organization that the key or session belongs to. All other objects belong to it. */
export interface Organization {
  /** The type of the object: always `organization`. */
  object: 'organization'
  /** Unique among the objects of this type. */
  id: number
  /** Identifies the organization in the `X-Organization` header of signed-in people. Never changes. */
  slug: string
  /** What agents call the organization when they talk to visitors. */
  name: string
  /** The public website of the organization. */
  website?: string
  /** The language of conversations and new agents that do not name one. Must be one of `locales`. */
  default_locale: string
  /** The languages the organization works in. */
  locales: string[]
  /** A name from the IANA time zone database, such as `Europe/Berlin`. */
  timezone: string
  /** The contact details of the organization. Agents answer from it. Fields without a value are absent. */
  profile: {
    /** The postal address. */
    address?: string
    /** The phone number that visitors may call. */
    phone?: string
    /** The email address that visitors may write to. */
    email?: string
    /** When it is open. A day may occur several times. A day that does not occur is closed. */
    opening_hours?: {
      /** The days these hours apply to, such as `["mon", "tue"]`. */
      days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[]
      /** When it opens, in the time zone of the organization. */
      opens: string
      /** When it closes. `24:00` is midnight. A time before `opens` is on the next day. */
      closes: string
      /** A note, such as `by appointment only`. Agents say it. */
      note?: string
    }[]
    /** The ISO 4217 code of the currency it usually charges in. */
    currency?: string
    /** Where else it can be found. */
    links?: {
      /** What the link leads to, such as `Instagram`. */
      title: string
      /** Where it leads. */
      url: string
    }[]
    /** Which source a field was read from. Fields that you wrote yourself have none. */
    sources?: {
      /** The source that `address` was read from. */
      address?: number
      /** The source that `phone` was read from. */
      phone?: number
      /** The source that `email` was read from. */
      email?: number
      /** The source that `opening_hours` was read from. */
      opening_hours?: number
      /** The source that `currency` was read from. */
      currency?: number
      /** The source that `links` was read from. */
      links?: number
    }
  }
  /** While `true`, conversations, ingestion runs and answer checks are refused. */
  paused: boolean
  /** Set by the server administrator. While `false`, the same operations are refused as while paused. */
  verified: boolean
  /** Credits left for language models. `null` means no limit. */
  credits: number | null
  /** Conversations are erased this many days after their last message. `null` keeps them forever. */
  retention_days: number | null
  /** When the object was created. */
  created_at: string
}

/** All data of the organization in one file, without secrets. */
export interface OrganizationExport {
  /** The type of the object: always `organization_export`. */
  object: 'organization_export'
  /** Unique among the objects of this type. */
  id: number
  /** The file can be downloaded once this is `completed`. */
  status: 'queued' | 'running' | 'completed' | 'failed'
  /** The size of the file in bytes. Absent until it is written. */
  bytes?: number
  /** Why the run failed. Absent otherwise. */
  error?: {
    /** A short code for programs. */
    code: string
    /** What went wrong and what to do, for people. */
    message: string
  }
  /** When the object was created. */
  created_at: string
  /** When the export completed or failed. */
  completed_at?: string
}

/** Something that your sources say about your organization, and where they say it. */
export interface OrganizationFinding {
  /** The type of the object: always `organization_finding`. */
  object: 'organization_finding'
  /** What it is about. */
  field:
    | 'name'
    | 'logo'
    | 'colours'
    | 'languages'
    | 'timezone'
    | 'currency'
    | 'address'
    | 'phone'
    | 'email'
    | 'opening_hours'
    | 'links'
    | 'description'
  /**
   * What the source says: a string; for `colours` and `languages` a list of strings; for
   * `opening_hours` and `links` a list as in the profile of the organization.
   */
  value: unknown
  /** The source it was read from. */
  source_id: number
  /** The title of that source. */
  source_title: string
  /** The page it was read from. Absent for texts and files. */
  url?: string
  /**
   * How the page says it: `schema_org` in JSON-LD, `microdata` in marked-up text, `page` in its visible
   * text or its meta tags. Time zones that follow from an address have the basis of the address.
   */
  basis: 'schema_org' | 'microdata' | 'page'
  /**
   * What applying the findings does with it: `fill` sets the field, which is empty; `replace` replaces
   * another value, if you name the field; `none` changes nothing, because the organization already has
   * this value, there is a better finding, or the organization has no such field.
   */
  effect: 'fill' | 'replace' | 'none'
  /** What the organization has now. Absent if it has nothing. */
  current?: unknown
}

/**
 * The language model that talks to visitors. Without one, agents search, show forms and hand over to
 * people.
 */
export interface OrganizationModel {
  /** The type of the object: always `organization_model`. */
  object: 'organization_model'
  /** Who runs the model. `builtin` uses no language model, no key and no network. */
  provider: 'builtin' | 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai_compatible'
  /** The provider's name for the model. Absent for `builtin`. */
  model?: string
  /** The address of the API. Required for `openai_compatible`. */
  base_url?: string
  /** Whether a provider key is stored. The key itself is never returned. */
  key_set: boolean
  /**
   * How many tokens fit into one request to the model. Prompts are shortened to fit. If not set, what
   * the last test found, otherwise 32,000.
   */
  context_tokens?: number
  /**
   * Whether the model calls tools by itself, as the last test found out. If not, it is asked for JSON
   * instead. Absent before the first test.
   */
  native_tools?: boolean
  /**
   * What the provider charges. From this, the cost of replies is computed and credits are deducted.
   * Without prices, nothing is.
   */
  prices?: {
    /** For 1,000,000 tokens that the model reads. */
    input: number
    /** For 1,000,000 tokens that the provider's cache serves. Defaults to `input`. */
    cached?: number
    /** For 1,000,000 tokens that the model writes. */
    output: number
    /** An ISO 4217 code. One credit of the organization is a hundredth of this currency. */
    currency: string
  }
  /** The second model, which answers when the first one fails. */
  fallback?: {
    /** Who runs the second model. */
    provider: 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai_compatible'
    /** The provider's name for the second model. */
    model: string
    /** The address of the API. Required for `openai_compatible`. */
    base_url?: string
    /** Whether a provider key is stored. The key itself is never returned. */
    key_set: boolean
    /**
     * How many tokens fit into one request to the model. Prompts are shortened to fit. If not set, what
     * the last test found, otherwise 32,000.
     */
    context_tokens?: number
    /**
     * Whether the model calls tools by itself, as the last test found out. If not, it is asked for JSON
     * instead. Absent before the first test.
     */
    native_tools?: boolean
    /**
     * What the provider charges. From this, the cost of replies is computed and credits are deducted.
     * Without prices, nothing is.
     */
    prices?: {
      /** For 1,000,000 tokens that the model reads. */
      input: number
      /** For 1,000,000 tokens that the provider's cache serves. Defaults to `input`. */
      cached?: number
      /** For 1,000,000 tokens that the model writes. */
      output: number
      /** An ISO 4217 code. One credit of the organization is a hundredth of this currency. */
      currency: string
    }
  }
  /**
   * When a second, short call judges whether the sources support a reply: `after` it was sent (marks
   * what they do not support, and costs the visitor no time), `before` it is sent, or `off`. Figures,
   * dates, promises and actions are always checked, without a call. Defaults to `after`.
   */
  support?: 'after' | 'before' | 'off'
  /** How long visitors wait for a model. */
  deadlines?: {
    /** How long to wait for the first words of a response. */
    first_word_seconds: number
    /** How long a reply may take, with all its calls. */
    turn_seconds: number
  }
  /**
   * An agent with no more knowledge than this gets all of it with every request. With more, it gets
   * what a search finds. Defaults to 12,000.
   */
  knowledge_tokens?: number
  /** Whether the organization has its own settings or uses those of the installation. */
  origin: 'organization' | 'installation'
  /** When the organization's own settings last changed. Absent for the installation's. */
  updated_at?: string
}

/** How the organization notifies its members. */
export interface OrganizationNotifications {
  /** The type of the object: always `organization_notifications`. */
  object: 'organization_notifications'
  /**
   * Whether the installation can send email. If not, the server administrator has to set
   * `FOYER_SMTP_URL` and `FOYER_MAIL_FROM`.
   */
  mail_available: boolean
  /** How much of what visitors said is in notifications: nothing, the beginning, or everything. */
  visitor_words: 'none' | 'excerpt' | 'full'
  /** Where replies to emails from the organization go. `null`: to the address that emails come from. */
  reply_to: string | null
  /** The host of the Slack address. `null` if none is set. The address itself is never returned. */
  slack_host: string | null
  /** The host of the Teams address. `null` if none is set. The address itself is never returned. */
  teams_host: string | null
  /**
   * When someone is there to answer. Outside these hours, messages to Slack and Teams wait until the
   * next opening. `null`: always.
   */
  office_hours: {
    /** The usual hours. A day may occur several times. A day that does not occur is closed. */
    weekly: {
      /** The days these hours apply to, such as `["mon", "tue"]`. */
      days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[]
      /** When it opens, in the time zone of the organization. */
      opens: string
      /** When it closes. `24:00` is midnight. A time before `opens` is on the next day. */
      closes: string
    }[]
    /** Days with different hours, such as public holidays. */
    exceptions: {
      /** The day that differs. */
      date: string
      /** The hours of that day. Empty: closed. */
      hours: {
        /** When it opens, in the time zone of the organization. */
        opens: string
        /** When it closes. `24:00` is midnight. A time before `opens` is on the next day. */
        closes: string
      }[]
    }[]
  } | null
}

/**
 * How long data is kept. `conversation_days` is `retention_days` of the organization; the others are
 * set by the server administrator.
 */
export interface OrganizationRetention {
  /** The type of the object: always `organization_retention`. */
  object: 'organization_retention'
  /** For how many days conversations are kept after their last message. `null` means forever. */
  conversation_days: number | null
  /** For how many days events and webhook deliveries are kept. `null` means forever. */
  event_days: number | null
  /** For how many days entries of the audit log are kept. `null` means forever. */
  audit_log_days: number | null
  /**
   * For how many days ended ingestion runs are kept, except for the last one of each source. `null`
   * means forever.
   */
  run_days: number | null
  /** For how many days passages are kept that are no longer in their source. `null` means forever. */
  passage_days: number | null
  /** For how many days exports are kept after they end. */
  export_days: number
}

/** The colours of one theme. */
export interface Palette {
  /** The colour of buttons. */
  accent: string
  /** Text on the accent colour: black or white. */
  on_accent: string
  /** Links and the labels of outlined buttons. */
  accent_text: string
}

export interface PhaseMove {
  /** The key of the phase that was entered. */
  phase: string
  /** Why the phase was left: it was done, or its turns were used up. */
  because: 'exit' | 'max_turns'
}

export interface PlanConfigurationBody {
  /**
   * All files of the configuration. An object whose file was applied earlier and is not among them is
   * archived.
   */
  files: ConfigurationFile[]
}

export interface PresentTeammate {
  /** The id of the member. */
  id: number
  /** The name of the member. */
  name: string
  /** Whether the member is writing to the visitor. */
  writing: boolean
}

export interface PreviewDeliverableTemplateBody {
  /** The conversation to take the answers from. Without it, a sample is used. */
  conversation_id?: number | undefined
  /** The agent of the sample. Defaults to the first agent of the template. */
  agent?: string | undefined
  /** The language of the sample. Defaults to the agent's first language. */
  locale?: string | undefined
  /** A title to try instead of the stored one. */
  name?: string | undefined
  /** A body to try instead of the stored one. */
  body?: string | undefined
  /** A format to try instead of the stored one. */
  format?: 'markdown' | 'html' | undefined
}

export interface PreviewPromptTemplateBody {
  /** Text to preview instead of the version's own: what you are writing, before you save it. */
  body?: string | undefined
  /** The key of a live phase. Defaults to the first one. */
  phase?: string | undefined
  /** The language of the conversation. Defaults to the agent's first language. */
  locale?: string | undefined
  /** The answers so far, by slot key. Every slot has a sample answer by default. */
  slots?: Record<string, string | boolean | string[]> | undefined
  /** Who the visitor is. */
  visitor?:
    | {
        /** The visitor's name. */
        name?: string | undefined
      }
    | undefined
  /** The messages so far, oldest first. */
  transcript?:
    | {
        /** Who wrote the message. */
        role: 'visitor' | 'agent' | 'owner'
        /** The message. */
        text: string
      }[]
    | undefined
}

export interface PreviewVoiceProfileBody {
  /** The agent that speaks. Defaults to the first agent of the voice profile. */
  agent?: string | undefined
  /** The language it speaks. Defaults to the agent's first language. */
  locale?: string | undefined
  /** The languages the profile is written for. A sign-off in quotation marks is said only in these. */
  languages?: string[] | undefined
  /**
   * How formally visitors are addressed, in words. The builtin reasoner looks for words such as
   * "formal", "informal", "Sie" or "du".
   */
  formality?: string | null | undefined
  /** How to sound, one rule per entry. Needs a language model; the builtin reasoner ignores it. */
  tone_rules?: string[] | undefined
  /**
   * Phrases that the agent never uses, with or without a language model. Sentences with one are
   * reworded or cut.
   */
  banned_phrases?: string[] | undefined
  /** Phrases to use where they fit. */
  preferred_phrases?: string[] | undefined
  /** How to say goodbye. The builtin reasoner says only what is in quotation marks. */
  sign_off_style?: string | null | undefined
}

/** What the model was given. Only with `include=prompt`, and with a model. */
export interface Prompt {
  /** The part that is the same in every turn, with the knowledge and the settings as they are now. */
  system: string
  /** The conversation before the reply, the latest message of the visitor last. */
  messages: PromptMessage[]
}

/** One message. */
export interface PromptMessage {
  /** Who speaks. */
  role: 'user' | 'assistant' | 'tool'
  /** What is said, called or returned. */
  text: string
}

/** A prompt as a language model would receive it. */
export interface PromptPreview {
  /** The type of the object: always `prompt_preview`. */
  object: 'prompt_preview'
  /**
   * What the prompt is for: conducting the conversation, recording answers, judging the fit, or writing
   * the deliverable, the brief or the recap at the end.
   */
  kind: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap'
  /** The version that was previewed. */
  version: number
  /** The phase of the sample conversation. */
  phase: string
  /** The language of the sample conversation. */
  locale: string
  /**
   * All that the model gets, cut after 400,000 characters. For `conversation` and `extraction`: the
   * instructions, with this prompt in its place, then the message with the situation of the
   * conversation; earlier messages are left out.
   */
  text: string
  /** The references in the body, in order of appearance. */
  references: {
    /** The reference, without braces. */
    name: string
    /** What was filled in. */
    value: string
  }[]
  /** References that are unknown, or have no value in this kind of prompt. */
  warnings: string[]
  /** The estimated size of the whole prompt in tokens. */
  tokens: number
}

/** Something that a prompt can refer to as `{{name}}`. */
export interface PromptReference {
  /** The type of the object: always `prompt_reference`. */
  object: 'prompt_reference'
  /** What to write between the braces. `slots.<key>` stands for the answer to any slot. */
  name: string
  /** What is filled in. */
  meaning: string
  /** An example of what is filled in. */
  sample: string
  /** The kinds of prompts in which it has a value. In others it is empty. */
  kinds: ('conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap')[]
}

/** One version of one kind of prompt. Its body never changes. */
export interface PromptTemplate {
  /** The type of the object: always `prompt_template`. */
  object: 'prompt_template'
  /** Unique among the objects of this type. */
  id: number
  /**
   * What the prompt is for: conducting the conversation, recording answers, judging the fit, or writing
   * the deliverable, the brief or the recap at the end.
   */
  kind: 'conversation' | 'extraction' | 'assessment' | 'synthesis' | 'brief' | 'recap'
  /** Counts the versions of this kind for this agent. Numbers are never reused. */
  version: number
  /** Whether new conversations use this version. Exactly one per kind is active. */
  active: boolean
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
  /** When the object was created. */
  created_at: string
  /** The prompt text. Needs a language model; the builtin reasoner ignores it. */
  body: string
  /** Unknown variables in the body, found when it was written. Absent when there are none. */
  warnings?: string[]
}

/** The differences between two prompt versions. */
export interface PromptTemplateDiff {
  /** The type of the object: always `prompt_template_diff`. */
  object: 'prompt_template_diff'
  /** The version the changes start from. */
  from: {
    /** The id of the prompt version. */
    id: number
    /** Its number. */
    version: number
  }
  /** The version the changes lead to. */
  to: {
    /** The id of the prompt version. */
    id: number
    /** Its number. */
    version: number
  }
  /**
   * Runs of lines in order. Kept and removed lines make up the `from` body, kept and added lines the
   * `to` body.
   */
  changes: {
    /** What happens to these lines. */
    change: 'kept' | 'removed' | 'added'
    /** Consecutive lines, without line breaks. */
    lines: string[]
  }[]
}

/** A question of the visitor, and whether it was answered. */
export interface QuestionOutcome {
  /** The question. */
  text: string
  /** Whether it was answered. `partly`: by offering what may have been meant. */
  answered: 'yes' | 'partly' | 'no'
  /** What the answer is based on. `passages` has the texts. */
  evidence: EvidenceReference[]
  /**
   * Why nothing was looked up: the phase does not consult the knowledge, or the search was not
   * available. Absent if it was looked up.
   */
  unsearched?: 'phase' | 'outage'
}

export interface RateConversationBody {
  /** How satisfied the visitor was, from 1 to 5. */
  rating: number
}

export interface ReadConversationBody {
  /** The last message that was read. Defaults to the last message of the conversation. */
  message_id?: number | undefined
}

/** What is left to do before the agent is ready for visitors. It is computed on every call. */
export interface Readiness {
  /** The type of the object: always `readiness`. */
  object: 'readiness'
  /** The agent. */
  agent: string
  /** Whether nothing `required` is left. */
  ready: boolean
  /** What is left to do, most urgent first. Empty when everything is done. */
  items: ReadinessItem[]
}

/** The call that fixes it. */
export interface ReadinessCall {
  /** The id of the operation. */
  operation: string
  /** The method to send. */
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path to send it to. */
  path: string
}

/** One of several things that an item is about. */
export interface ReadinessDetail {
  /** The id of what it is about. Absent for a prompt. */
  id?: number
  /** What it is about: a question, or the name of a source, service, phase, slot or prompt. */
  title: string
  /** What is wrong with it. */
  message?: string
  /** How often it was asked, for a gap. */
  count?: number
  /** The fields to fill in, as paths from the root of the body. */
  fields?: string[]
  call?: ReadinessCall
  /** The page of the dashboard where a person can fix it. Absent if there is none yet. */
  href?: string
}

/** One thing that is left to do. */
export interface ReadinessItem {
  /** What is left to do. Stable, for programs. More may be added. */
  key:
    | 'agent_archived'
    | 'organization_paused'
    | 'organization_unverified'
    | 'flow_error'
    | 'no_knowledge'
    | 'languages_need_model'
    | 'nobody_to_tell'
    | 'sources_failed'
    | 'checks_failed'
    | 'open_gaps'
    | 'no_services'
    | 'profile_incomplete'
    | 'greeting_missing'
    | 'translation_missing'
    | 'navigation_without_pages'
    | 'deliverable_without_template'
    | 'replies_without_choices'
    | 'prompt_warning'
    | 'fields_need_model'
    | 'flow_warning'
    | 'not_embedded'
  /**
   * `required`: without it, visitors get no answers, or no agent at all. `recommended`: with it, the
   * agent answers better.
   */
  level: 'required' | 'recommended'
  /** What is missing, and what to do about it. */
  message: string
  /** How many there are, for things that can be counted: gaps, sources, checks. */
  count?: number
  /** Which fields or languages are missing or not followed. */
  fields?: string[]
  call?: ReadinessCall
  /** The page of the dashboard where a person can fix it. Absent if there is none yet. */
  href?: string
  /**
   * The things it is about, most urgent first, at most ten. Each has its own call if they are fixed one
   * by one.
   */
  details?: ReadinessDetail[]
}

/** A sentence that was kept from the visitor. */
export interface RefusedSentence {
  /** The sentence. The visitor did not see it. */
  sentence: string
  /** Why, as the model was told. */
  because: string
  /**
   * The rule: a figure that nothing states, an action that did not happen, words of a prompt, or a
   * banned phrase.
   */
  rule: 'value' | 'action' | 'recitation' | 'banned_phrase'
}

export interface ReportPresenceBody {
  /** Whether the person is writing to the visitor. Valid for 15 seconds. */
  writing: boolean
}

export interface ResolveKnowledgeGapBody {
  /**
   * `verified`: a check confirmed that the agent can answer. `declared`: you said so. Defaults to
   * `declared`.
   */
  basis?: 'verified' | 'declared' | undefined
}

/** A proposed service, voice profile or fit criterion. */
export interface ResourceDraft {
  /** The type of the object: always `resource_draft`. */
  object: 'resource_draft'
  /** Unique among the objects of this type. */
  id: number
  /** What it becomes when accepted. `voice` is a voice profile. */
  kind: 'service' | 'voice' | 'fit_criterion'
  /** Whether it is waiting for your decision, or what you decided. */
  status: 'proposed' | 'accepted' | 'dismissed'
  /** The proposed fields: exactly the body with which an object of this kind is created. */
  payload: Record<string, unknown>
  /** When the object was created. */
  created_at: string
  /** The generation that proposed it. Absent if it was created with the API. */
  catalog_generation_id?: number
  /** The object it became. Absent until it is accepted. */
  resource_id?: number
  /** The facts the proposal is based on. */
  fact_ids: number[]
}

/** Why the model gave no response. Absent if it did. */
export interface ResponderFailure {
  /** The kind of failure. */
  reason: 'aborted' | 'slow' | 'unreachable' | 'busy' | 'too_long' | 'refused' | 'broken' | 'unreadable'
  /** What happened. */
  message: string
}

/** One response of the model, and what came of it. */
export interface Round {
  /** What was said. */
  text: string
  /** The tools that were called, in order. */
  calls: ToolCall[]
  /** The sentences that were kept from the visitor. */
  refused: RefusedSentence[]
  /** How it ended. */
  end: 'complete' | 'length' | 'refusal' | 'failure' | 'stopped'
  failure?: ResponderFailure
  /** The model that responded. */
  model: string
  tokens: RoundTokens
  milliseconds: RoundMilliseconds
}

/** How long it took. */
export interface RoundMilliseconds {
  /** Until the first words or the first call. `null` if nothing came. */
  first: number | null
  /** Until its end. */
  total: number
}

/** What it used. */
export interface RoundTokens {
  /** Tokens sent to the model. */
  input: number
  /** Of these, the tokens that the provider's cache served. */
  cached: number
  /** Tokens received from the model. */
  output: number
}

/** A ready-made reply that the team can send to visitors. */
export interface SavedReply {
  /** The type of the object: always `saved_reply`. */
  object: 'saved_reply'
  /** Unique among the objects of this type. */
  id: number
  /** A title for the team. Visitors do not see it. */
  title: string
  /** The text to send, as plain text. */
  body: string
  /** The language it is written in. `null` if it fits every language. */
  locale: string | null
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
  /** When the object was created. */
  created_at: string
}

/** A scenario, made from what visitors have said. */
export interface ScenarioDraft {
  /** The type of the object: always `scenario_draft`. */
  object: 'scenario_draft'
  /**
   * Where the file is: `agents/front-desk.yaml`, `services/pricing_audit.yaml`,
   * `prompt_templates/front-desk/conversation.yaml`. The folder says what it is about, the name which
   * one.
   */
  path: string
  /** The file, as YAML. */
  content: string
  /** Whether it passes now. A conversation with a model is not played again: `true`. */
  passes: boolean
}

export interface SearchKnowledgeBody {
  /** A question or a few words. */
  query: string
  /** Search as this agent. Without it, everything that is in use is searched. */
  agent?: string | undefined
  /** How many results to return. Defaults to 10. */
  limit?: number | undefined
  /** What to search for. Everything by default. */
  kinds?: ('fact' | 'passage' | 'service' | 'profile')[] | undefined
}

export interface SendMessageBody {
  /** What is said. Required unless `chip` is sent. */
  text?: string | undefined
  /** A tapped chip, instead of `text`. */
  chip?:
    | {
        /** The slot the chip answers. */
        slot: string
        /** The value of the chip; several for a `multi_enum`; `true` or `false` for a yes-or-no slot. */
        values: string[]
      }
    | undefined
  /** Who writes. `owner` is only accepted during a takeover. Defaults to `visitor`. */
  role?: 'visitor' | 'owner' | undefined
}

/**
 * Something the organization offers. Agents answer questions about it, and a `deliverable` can
 * suggest it.
 */
export interface Service {
  /** The type of the object: always `service`. */
  object: 'service'
  /** Unique among the objects of this type. */
  id: number
  /** A name for programs. Never changes. */
  key: string
  /** What agents call the service. */
  name: string
  /** Whether the price is per month, fixed, or a starting price. */
  pricing_unit: 'monthly' | 'fixed' | 'from'
  /** The agents that may offer it. */
  agents: string[]
  /** When the object was created. */
  created_at: string
  /** What the service is. Agents answer questions with it, and the visitor's `deliverable` mentions it. */
  description?: string
  /** Who it is for and what sets it apart. Needs a language model; the builtin reasoner ignores it. */
  positioning?: string
  /**
   * When to offer it and what not to promise. Never said to visitors. Needs a language model; the
   * builtin reasoner ignores it.
   */
  guidelines?: string
  /** The lowest price, in the minor unit of the currency: 1450000 is 14,500.00 EUR. */
  price_min?: number
  /** The highest price, in the minor unit of the currency: 1450000 is 14,500.00 EUR. */
  price_max?: number
  /** The ISO 4217 code of the currency. Required with any price. */
  currency?: string
  /**
   * How long it usually takes, in words. Agents answer questions with it, and the visitor's
   * `deliverable` mentions it.
   */
  typical_duration?: string
  /** What the client gets. Agents answer questions with it, and the visitor's `deliverable` mentions it. */
  deliverables: string[]
  /**
   * Signs that it suits a client, such as "Wants a new website". The `deliverable` and the brief
   * suggest the service when the visitor said one of them.
   */
  good_fit_signals: string[]
  /** Whether someone has reviewed it. `false` if it came from a proposal. Does not affect its use. */
  reviewed: boolean
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
}

export interface ShareDeliverableBody {
  /** After how many days the link expires. Defaults to 14. */
  days?: number | undefined
}

export interface SkipOnboardingBody {
  /** The step. All of them by default. */
  step?: 'sources' | 'profile' | 'agent' | 'appearance' | 'catalog' | 'voice' | 'questions' | undefined
}

/** Everything a conversation was started with. Later edits do not change it. */
export interface Snapshot {
  /** The type of the object: always `snapshot`. */
  object: 'snapshot'
  /** A hash of the content. Equal snapshots are stored once. */
  address: string
  /**
   * The compiled flow with its prompts, identity, voice profile, pages, services, criteria and
   * templates. Its shape may change between releases.
   */
  content: Record<string, unknown>
}

/**
 * A question that an agent must be able to answer. It is checked again whenever the knowledge base
 * changes. A gap that is resolved as `verified` becomes one.
 */
export interface StandingCheck {
  /** The type of the object: always `standing_check`. */
  object: 'standing_check'
  /** Unique among the objects of this type. */
  id: number
  /** The gap whose question is checked. `null` for a question of your own. */
  gap_id: number | null
  /** The agent that is asked. */
  agent: string
  /** The question. */
  question: string
  /** The source that the reply must come from. `null` if any source will do. */
  expected_source_id: number | null
  /** Whether the agent can answer, from the expected source if there is one. `null` until known. */
  passes: boolean | null
  /** The latest check of whether the agent can answer the question. */
  last_check?: {
    /** When the check ran. */
    checked_at: string
    /** Why it ran: someone asked for it, something was read or added, or a verified gap was checked again. */
    trigger: 'owner' | 'ingestion' | 'standing'
    /**
     * Whether the agent can answer, judged by content: a title or heading that repeats the question
     * proves nothing.
     */
    answerable: boolean
    /**
     * What the agent would reply. Absent if it would say that it does not know. With `answerable: false`,
     * the reply does not answer the question, or you marked it as wrong.
     */
    answer?: string
    /**
     * Why the question cannot be answered: there is nothing to search, nothing was found, nothing matches
     * well enough, or the model found no answer. Absent when answerable.
     */
    reason?: 'not_indexed' | 'no_match' | 'weak_match' | 'model_declined'
    /** The sources that the reply is from. */
    source_ids?: number[]
    /** Why the check could not run. It then says nothing about the knowledge base. */
    error?: string
    /** What came closest, best first. */
    reachable: {
      /** Whether it is a fact, a passage of a source, a service, or part of the organization's profile. */
      kind: 'fact' | 'passage' | 'service' | 'profile'
      /**
       * The id of the fact, passage or service. For `profile`: 1 `address`, 2 `phone`, 3 `email`, 4
       * `opening_hours`, 5 `links`, 6 `contact`, 7 `services`.
       */
      id: number
      /** What it says. */
      text: string
      /** The source it comes from. `null` for a service, and for a profile field that was not read from one. */
      source_id: number | null
      /** The title of that source. Without a source, `Services` or `Profile`. */
      source_title: string
      /** How close it comes to answering the question. */
      band: 'close' | 'near' | 'far'
    }[]
  }
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
  /** When the object was created. */
  created_at: string
}

export interface StartAnswerCheckBody {
  /** The agent to check. */
  agent: string
  /** Check these gaps of the agent. Cannot be combined with `questions`. */
  gap_ids?: number[] | undefined
  /** Check these questions. They are not recorded as gaps. */
  questions?: string[] | undefined
}

export interface StartConversationBody {
  /** The language of the conversation. Defaults to the agent's first language. */
  locale?: string | undefined
  /** What is known about the visitor apart from their answers. Absent if nothing is known. */
  visitor?:
    | {
        /** Your own id for the visitor. */
        id?: string | undefined
        /** What the agent calls the visitor. */
        name?: string | undefined
        /**
         * Where the visitor can be reached. Only what a person writes is sent to it, and only if the visitor
         * agreed.
         */
        email?: string | undefined
      }
    | undefined
  /** Yours to use. The agent does not read it. */
  metadata?: Record<string, string> | undefined
  /** The page the conversation was started on. */
  source_url?: string | undefined
  /**
   * Whether this is a test. A test creates no gaps, contacts, leads or notifications, and is not
   * counted. Defaults to `false`.
   */
  test?: boolean | undefined
  /**
   * Flow edits to try, in order, before you save them. The conversation runs on the edited flow; the
   * flow itself stays as it is. `frozen_versions.flow` is the version they were tried on.
   */
  edits?:
    | {
        /** The edit to try, by the id of its operation. */
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
        /** The phase or slot to edit, if the path of that operation has an id. */
        id?: number | undefined
        /** The body of that operation. */
        body?: Record<string, unknown> | undefined
      }[]
    | undefined
}

export interface StartOnboardingBody {
  /** Where reading each site starts. */
  websites?: string[] | undefined
  /** Plain text or Markdown about the organization. */
  text?: string | undefined
  /** Sources that you have added. */
  source_ids?: number[] | undefined
  /** The language of the agent. Defaults to the language of the pages. */
  locale?: string | undefined
  /** The agent to set up. Defaults to the first one; without any, one is created. */
  agent?: string | undefined
  /** The name of a new agent. Defaults to the organization's name. */
  agent_name?: string | undefined
  /** Steps to skip. */
  skip?: ('sources' | 'profile' | 'agent' | 'appearance' | 'catalog' | 'voice' | 'questions')[] | undefined
  /** Read only the pages under these paths, and the first page. */
  parts?: string[] | undefined
  /** The maximum number of pages to read from each site. Defaults to 200. */
  max_pages?: number | undefined
}

export interface StopExperimentBody {
  /** The `prompt_template_id` of the arm that won. Without it, the active version stays. */
  winner?: number | undefined
}

export interface StreamEventsQuery {
  /** Start with the events that follow this one. */
  after?: number | undefined
}

/** A member of the organization, with what every other member may see: the name. */
export interface Teammate {
  /** The type of the object: always `teammate`. */
  object: 'teammate'
  /** The id of the member, as in `assignee_id`. */
  id: number
  /** The name the person chose. */
  name: string
  /** Whether it is the signed-in person. Always `false` for an API key. */
  is_you: boolean
}

/**
 * A line beside the button that invites visitors to ask. It is shown once per browser, and never to
 * someone who has opened the widget. Absent if there is none.
 */
export interface Teaser {
  /** Language tag to what the teaser says. In a language without text, there is no teaser. */
  text: Record<string, string>
  /** How many seconds the page is open before the teaser appears. Defaults to 5. */
  delay_seconds: number
}

export interface TestConfigurationBody {
  /**
   * All files of the configuration. An object whose file was applied earlier and is not among them is
   * archived.
   */
  files?: ConfigurationFile[] | undefined
  /** Only these agents. Default: all of them. */
  agents?: string[] | undefined
  /** Only these checks. Default: all of them. Files and flows are always looked at. */
  checks?: ('files' | 'flow' | 'readiness' | 'standing_check' | 'scenario' | 'injection')[] | undefined
  /**
   * Who talks. `builtin`, the default, says the same every time; `model` is the one that visitors talk
   * to.
   */
  reasoner?: 'builtin' | 'model' | undefined
  /** How often scenarios are played with a model, unless they say it themselves. Default: 5. */
  repeat?: number | undefined
  /** How many of the repetitions have to pass, unless a scenario says it itself. Default: 0.8. */
  pass_rate?: number | undefined
}

export interface TestNotificationBody {
  /** Which channel to try. */
  channel: 'mail' | 'slack' | 'teams'
  /** For `mail`: the member to send to. Defaults to yourself. */
  email?: string | undefined
}

/** What the model used. Zero without a model. */
export interface Tokens {
  /** Tokens sent to the model. */
  input: number
  /** Of these, the tokens that the provider's cache served. */
  cached: number
  /** Tokens received from the model. */
  output: number
}

/** A call of a tool. */
export interface ToolCall {
  /** The tool. Absent if there is none of this name. */
  tool?:
    | 'consult_knowledge'
    | 'capture_slots'
    | 'suggest_replies'
    | 'offer_navigation'
    | 'offer_deliverable'
    | 'hand_over'
    | 'leave_message'
    | 'report_gap'
    | 'finish_phase'
    | 'end_conversation'
  /** The name that the model called. */
  name: string
  /** What it was called with. */
  arguments: unknown
  /** What the model was told. */
  result: string
  /** `false` if the call was refused or failed. */
  ok: boolean
}

/** A piece of the knowledge. */
export interface TracePassage {
  /** What it is. */
  kind: 'fact' | 'passage' | 'service' | 'profile'
  /** Its id, unique among those of its kind. */
  id: number
  /** Where it stands: its source and headings. */
  title: string
  /** What it said at the time. */
  text: string
  /** Its public address. Absent if it has none. */
  url?: string
}

/** A message and what it led to. */
export interface Turn {
  /** The type of the object: always `turn`. */
  object: 'turn'
  message: Message
  /** The agent's replies. Empty during a takeover. */
  replies: Message[]
  conversation: Conversation
}

/** One event of a turn as it happens. */
export type TurnEvent =
  | {
      /** The name of the event. */
      event: 'accepted'
      data: Message
    }
  | {
      /** The name of the event. */
      event: 'captured'
      /** An answer that was captured. */
      data: {
        /** The slot that was answered. */
        slot: string
        /** Text or one value, yes or no, or several values of a `multi_enum`. */
        value: string[] | boolean | string
      }
    }
  | {
      /** The name of the event. */
      event: 'phase'
      /** The conversation has moved to another phase. */
      data: {
        /** The key of the new phase. */
        phase: string
      }
    }
  | {
      /** The name of the event. */
      event: 'working'
      /** The agent does something before it goes on: it looks something up. */
      data: {
        /** What the agent does, in the language of the visitor. */
        text: string
      }
    }
  | {
      /** The name of the event. */
      event: 'token'
      /** A piece of the reply. What `done` has instead replaces it. */
      data: {
        /** The next words, to be appended. */
        text: string
      }
    }
  | {
      /** The name of the event. */
      event: 'chips'
      /** One-tap answers to show under the message. Often empty. */
      data: Chip[]
    }
  | {
      /** The name of the event. */
      event: 'links'
      /** Buttons that open pages of the organization. Often empty. */
      data: {
        /** The label of the button. */
        title: string
        /** The page it opens. */
        url: string
      }[]
    }
  | {
      /** The name of the event. */
      event: 'done'
      data: Turn
    }

/** What came of the turn. */
export interface TurnOutcome {
  /** What the visitor asked. */
  questions: QuestionOutcome[]
  /** The slot that the reply asked for. `null` if it asked for none. */
  asked_slot: string | null
  /** The slots that were answered. */
  captured: CapturedSlot[]
  /** The phases that were entered, in order. */
  phase_moves: PhaseMove[]
  /**
   * Why a person is wanted since this turn: the visitor asked for one, left a message, or could not be
   * answered. `null` if nobody is.
   */
  person_wanted: 'handed_over' | 'message_left' | 'unanswered' | null
  /** The questions that the knowledge does not answer. */
  gaps: string[]
  /** What the agent did beside its words, in order. */
  actions: (
    | 'offered_replies'
    | 'offered_pages'
    | 'promised_document'
    | 'reported_gap'
    | 'handed_over'
    | 'left_message'
    | 'recapped'
  )[]
  /** How the turn ended. `completed`: the conversation ended with it. */
  ended: 'answered' | 'completed' | 'stopped' | 'failed'
  /** How many responses of a model the turn took. 0 without a model. */
  rounds: number
}

/** A question that has no answer yet. */
export interface UnansweredQuestion {
  /** The gap of the question. */
  gap_id: number
  /** The question, as a visitor asked it. */
  question: string
  /** The agent that was asked. */
  agent: string
  /** How often it was asked in the period. */
  asked: number
  /** When it was last asked in the period. */
  last_asked_at: string
}

export interface UpdateAgentAppearanceBody {
  /**
   * The colour of buttons, links and the visitor's own messages, as `#rrggbb`. Foyer's green by
   * default.
   */
  accent_colour?: string | null | undefined
  /** An image for the widget's header, instead of the avatar of the identity. Best served over https. */
  logo_url?: string | null | undefined
  /** Replaces the button. */
  launcher?:
    | {
        /** The lower corner of the page that the button is in. Defaults to `right`. */
        position?: 'left' | 'right' | undefined
        /**
         * Language tag to the text on the button, up to 40 characters. In a language without a text, the
         * button is a round icon.
         */
        label?: Record<string, string> | undefined
      }
    | undefined
  /** Replaces the teaser. `null` removes it. */
  teaser?:
    | {
        /** Language tag to what the teaser says. In a language without text, there is no teaser. */
        text: Record<string, string>
        /** How many seconds the page is open before the teaser appears. Defaults to 5. */
        delay_seconds?: number | undefined
      }
    | null
    | undefined
  /**
   * Language tag to up to six questions, shown as buttons before the first message of the visitor. A
   * tap sends the question.
   */
  starter_questions?: Record<string, string[]> | undefined
  /**
   * Language tag to the widget's own texts. Foyer's own text, in English or German, is used where one
   * is absent.
   */
  texts?:
    | Record<
        string,
        {
          /**
           * The title of the widget. By default, the name of the agent's identity, or the agent's name if it
           * has none.
           */
          title?: string | undefined
          /** The line below the title. The role of the agent's identity by default. */
          subtitle?: string | undefined
          /** The placeholder of the message field. */
          placeholder?: string | undefined
        }
      >
    | undefined
  /** Your privacy policy. The widget links to it, in a new tab. */
  privacy_url?: string | null | undefined
  /**
   * The line above the conversation that says that a program is answering. `disclosure`: the disclosure
   * of the agent's identity, if it has one. `always`: the same, or Foyer's own text if there is none.
   * `never`: no line. Defaults to `disclosure`.
   */
  ai_notice?: 'disclosure' | 'always' | 'never' | undefined
}

export interface UpdateAgentBody {
  /**
   * Shown to your team, and to visitors unless the agent has an identity: then they see its
   * `display_name`.
   */
  name?: string | undefined
  /**
   * The languages the agent speaks. A conversation starts in the visitor's language, or in the first of
   * these if that is not listed. Languages other than English and German need a model; without one,
   * compiling the flow gives a warning.
   */
  languages?: string[] | undefined
  /** The identity that visitors see. `null` for none. */
  identity_id?: number | null | undefined
  /** The voice profile it uses. `null` for none. */
  voice_profile_id?: number | null | undefined
  /** Pages that the agent can offer as buttons, in phases with the tool `offer_navigation`. */
  pages?:
    | {
        /** The label of the button. */
        title: string
        /** The page it opens. */
        url: string
      }[]
    | undefined
  /**
   * The sites whose pages may embed the agent's widget. Without any, it only works on Foyer's own
   * pages.
   */
  allowed_origins?: string[] | undefined
}

export interface UpdateApiKeyBody {
  /** Identifies the key in lists and in the audit log. Unique among keys in use. */
  name?: string | undefined
  /** `read_only` keys can read and use `dry_run`, but cannot write. */
  role?: 'admin' | 'read_only' | undefined
}

export interface UpdateConversationBody {
  /** The id of a member. `null` unassigns the conversation. */
  assignee_id?: number | null | undefined
}

export interface UpdateDeliverableTemplateBody {
  /** The title of the deliverable. Visitors see it. */
  name?: string | undefined
  /**
   * The text of the deliverable, with references: `{{slots.team_size}}` or `{{slots}}` for answers,
   * `{{summary}}` for what the visitor wants, `{{services}}` for those that fit, `{{facts.pricing}}`
   * for facts by topic, `{{open}}` for what is still open, `{{organization.address}}`,
   * `{{visitor.name}}`, `{{date}}`. Headings, table rows and list items without a value are left out.
   * Without any reference, the answers are added at the end.
   */
  body?: string | undefined
  /** The format of the body. Defaults to `markdown`. */
  format?: 'markdown' | 'html' | undefined
  /** The agents that may hand it over. Defaults to all current agents; an empty list means none. */
  agents?: string[] | undefined
}

export interface UpdateFitCriterionBody {
  /** What must be true of the visitor, as one statement: "Team size is more than 50". */
  description?: string | undefined
  /** How well a visitor who meets it fits. A `dealbreaker` that is met decides the fit on its own. */
  kind?: 'ideal' | 'acceptable' | 'poor_fit' | 'dealbreaker' | undefined
  /**
   * How to judge the criterion. The builtin reasoner only uses sentences that say something about a
   * slot; a language model reads all of it.
   */
  guidance?: string | null | undefined
  /** How much it counts compared with other criteria. `null` counts as 1. */
  weight?: 1 | 2 | 3 | null | undefined
  /** The agents that judge by it. Defaults to all current agents; an empty list means none. */
  agents?: string[] | undefined
}

export interface UpdateFlowBody {
  /** The settings to change. Settings you leave out stay. */
  flow: {
    /**
     * After this many minutes of silence a conversation pauses; the visitor can resume it for 7 days.
     * `null` means it never pauses. At least 10.
     */
    idle_minutes?: number | null | undefined
    /** A name for people. Visitors do not see it. */
    name?: string | undefined
  }
}

export interface UpdateFlowStateBody {
  /** A heading for people. Visitors do not see it. */
  title?: string | undefined
  /**
   * What the agent tries to achieve in this phase. Needs a language model; the builtin reasoner ignores
   * it.
   */
  objective?: string | undefined
  /**
   * When the phase is done. Slots of the phase that are named here, by key or title, must be answered
   * first. The rest of the text needs a language model; the builtin reasoner ignores it.
   */
  exit_criteria?: string | undefined
  /** The most messages from the visitor that the phase takes. Then the flow moves on, answered or not. */
  max_turns?: number | undefined
  /**
   * What the agent may do in this phase: answer from the knowledge base, capture slots, show one-tap
   * answers, show page buttons, promise a deliverable at the end. Replaces the whole set.
   * `capture_slots` cannot be removed while a slot is required.
   */
  tools?:
    | ('consult_knowledge' | 'capture_slots' | 'suggest_replies' | 'offer_navigation' | 'offer_deliverable')[]
    | undefined
  /**
   * Settings of tools that are on, merged with the existing ones. Refused for a tool that is off.
   * Switching a tool off deletes its settings.
   */
  tool_settings?:
    | {
        /** Settings of the page buttons. `null` returns them to their defaults. */
        offer_navigation?:
          | {
              /** How many page buttons one reply may have: 1 to 3. `null` returns to 1. */
              max_links?: number | null | undefined
            }
          | null
          | undefined
      }
    | undefined
}

export interface UpdateIdentityBody {
  /** How the agent introduces itself. Shown in the widget's header. */
  display_name?: string | undefined
  /**
   * The agent's role, such as "Reception". Shown in the widget's header, and mentioned in greetings
   * that Foyer writes.
   */
  role?: string | null | undefined
  /** What the agent knows and does. Needs a language model; the builtin reasoner ignores it. */
  bio?: string | null | undefined
  /** A picture of the agent, shown in the widget. */
  avatar_url?: string | null | undefined
  /** What the agent says about being a program, after its greeting. */
  disclosure?: string | null | undefined
  /**
   * Language tag to the words that open a conversation. `de-AT` falls back to `de`; without a match,
   * Foyer writes the greeting.
   */
  greeting?: Record<string, string> | undefined
  /**
   * The languages that the role, bio and disclosure are written in. In any other language, the role is
   * left out, and Foyer writes the disclosure. If empty, they are used in all languages.
   */
  languages?: string[] | undefined
  /** The agents that use it. It replaces the identity they had. None by default. */
  agents?: string[] | undefined
}

export interface UpdateIngestionInstructionBody {
  /** What to do when reading, in one sentence: "Leave out job offers." */
  text?: string | undefined
  /** The source it applies to. `null`, the default, means every source. */
  source_id?: number | null | undefined
  /** Lower positions come first. Comes last by default. */
  position?: number | undefined
}

export interface UpdateInvitationBody {
  /** Owners can do everything, editors can read and write, viewers can only read. */
  role: 'owner' | 'editor' | 'viewer'
}

export interface UpdateKnowledgeFactBody {
  /**
   * The statement. Only for facts you wrote: correct a digested one with `POST
   * /knowledge_facts/{id}/correction`.
   */
  text?: string | undefined
  /** What the fact is about. */
  topic?: 'offer' | 'pricing' | 'track_record' | 'method' | 'people' | 'practical' | undefined
  /**
   * `universal` facts are given to a language model in every reply, `situational` ones when they are
   * relevant to the question.
   */
  tier?: 'universal' | 'situational' | undefined
  /** Whether the tier stays when the source is read again. */
  tier_pinned?: boolean | undefined
  /** Whether you have reviewed it. Does not affect its use. */
  reviewed?: boolean | undefined
}

export interface UpdateKnowledgeSourceBody {
  /** Plain text or Markdown. Required for the kind `text`, and only accepted there. */
  text?: string | undefined
  /** The page to read, or where to start on a site. Required for `page` and `site`. */
  url?: string | undefined
  /** The name of the file, with its extension. Required for `file`. */
  filename?: string | undefined
  /** The file in base64, with padding. Required for `file` unless you upload a form. */
  content?: string | undefined
  /** What to call the source. Derived from the content by default. */
  title?: string | undefined
  /** How many pages to read at most. Only for sites; defaults to 100. */
  max_pages?: number | undefined
  /** Read only paths that match one of these; `*` matches anything. Only for sites. */
  include?: string[] | undefined
  /** Never read paths that match one of these. Only for sites. */
  exclude?: string[] | undefined
  /** Read the source again after this many hours. Only for pages and sites; `null` means never. */
  refresh_hours?: number | null | undefined
  /** The agents that may use the source. `null`, the default, means all; an empty list means none. */
  agents?: string[] | null | undefined
  /** Whether you have reviewed what was read. Does not affect its use. */
  reviewed?: boolean | undefined
}

export interface UpdateMemberBody {
  /** Owners can do everything, editors can read and write, viewers can only read. */
  role: 'owner' | 'editor' | 'viewer'
}

export interface UpdateMemberNotificationsBody {
  /** What you are notified about by email. */
  mail?: ('person_wanted' | 'new_lead' | 'source_failed' | 'check_failed' | 'weekly_summary')[] | undefined
  /** What you are notified about by your browser, while the dashboard is open. */
  browser?: ('person_wanted' | 'new_lead' | 'source_failed' | 'check_failed' | 'weekly_summary')[] | undefined
  /**
   * When you get no notifications. What happens during these hours is sent in one email when they end.
   * `null`: no quiet hours.
   */
  quiet_hours?:
    | {
        /** When quiet hours begin. */
        from: string
        /** When quiet hours end. A time before `from` is on the next day. */
        until: string
        /** The time zone of these times, such as `Europe/Berlin`. */
        timezone: string
      }
    | null
    | undefined
}

export interface UpdateNoteBody {
  /** What the team should know. */
  text?: string | undefined
}

export interface UpdateOrganizationBody {
  /** What agents call the organization when they talk to visitors. */
  name?: string | undefined
  /** The public website of the organization. */
  website?: string | null | undefined
  /** The language of conversations and new agents that do not name one. Must be one of `locales`. */
  default_locale?: string | undefined
  /** The languages the organization works in. */
  locales?: string[] | undefined
  /** A name from the IANA time zone database, such as `Europe/Berlin`. */
  timezone?: string | undefined
  /** Changes only the fields you send. `null` clears a field. Agents use it immediately. */
  profile?:
    | {
        /** The postal address. */
        address?: string | null | undefined
        /** The phone number that visitors may call. */
        phone?: string | null | undefined
        /** The email address that visitors may write to. */
        email?: string | null | undefined
        /** When it is open. A day may occur several times. A day that does not occur is closed. */
        opening_hours?:
          | {
              /** The days these hours apply to, such as `["mon", "tue"]`. */
              days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[]
              /** When it opens, in the time zone of the organization. */
              opens: string
              /** When it closes. `24:00` is midnight. A time before `opens` is on the next day. */
              closes: string
              /** A note, such as `by appointment only`. Agents say it. */
              note?: string | undefined
            }[]
          | null
          | undefined
        /** The ISO 4217 code of the currency it usually charges in. */
        currency?: string | null | undefined
        /** Where else it can be found. */
        links?:
          | {
              /** What the link leads to, such as `Instagram`. */
              title: string
              /** Where it leads. */
              url: string
            }[]
          | null
          | undefined
        /**
         * Which source a field was read from. Fields that you wrote yourself have none. A field that changes
         * loses its source unless you send one.
         */
        sources?:
          | {
              /** The source that `address` was read from. */
              address?: number | null | undefined
              /** The source that `phone` was read from. */
              phone?: number | null | undefined
              /** The source that `email` was read from. */
              email?: number | null | undefined
              /** The source that `opening_hours` was read from. */
              opening_hours?: number | null | undefined
              /** The source that `currency` was read from. */
              currency?: number | null | undefined
              /** The source that `links` was read from. */
              links?: number | null | undefined
            }
          | undefined
      }
    | undefined
  /** Conversations are erased this many days after their last message. `null` keeps them forever. */
  retention_days?: number | null | undefined
}

export interface UpdateOrganizationModelBody {
  /** Who runs the model. `builtin` uses no language model, no key and no network. */
  provider?: 'builtin' | 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai_compatible' | null | undefined
  /** The provider's name for the model. Absent for `builtin`. */
  model?: string | null | undefined
  /** The address of the API. Required for `openai_compatible`. */
  base_url?: string | null | undefined
  /** The provider's API key. Stored encrypted and never returned. */
  key?: string | null | undefined
  /**
   * How many tokens fit into one request to the model. Prompts are shortened to fit. If not set, what
   * the last test found, otherwise 32,000.
   */
  context_tokens?: number | null | undefined
  /**
   * What the provider charges. From this, the cost of replies is computed and credits are deducted.
   * Without prices, nothing is.
   */
  prices?:
    | {
        /** For 1,000,000 tokens that the model reads. */
        input: number
        /** For 1,000,000 tokens that the provider's cache serves. Defaults to `input`. */
        cached?: number | undefined
        /** For 1,000,000 tokens that the model writes. */
        output: number
        /** An ISO 4217 code. One credit of the organization is a hundredth of this currency. */
        currency: string
      }
    | null
    | undefined
  /** The second model, which answers when the first one fails. Without a key, the stored one is kept. */
  fallback?:
    | {
        /** Who runs the second model. */
        provider: 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai_compatible'
        /** The provider's name for the second model. */
        model: string
        /** The address of the API. Required for `openai_compatible`. */
        base_url?: string | undefined
        /** The provider's API key. Stored encrypted and never returned. */
        key?: string | null | undefined
        /**
         * How many tokens fit into one request to the model. Prompts are shortened to fit. If not set, what
         * the last test found, otherwise 32,000.
         */
        context_tokens?: number | undefined
        /**
         * What the provider charges. From this, the cost of replies is computed and credits are deducted.
         * Without prices, nothing is.
         */
        prices?:
          | {
              /** For 1,000,000 tokens that the model reads. */
              input: number
              /** For 1,000,000 tokens that the provider's cache serves. Defaults to `input`. */
              cached?: number | undefined
              /** For 1,000,000 tokens that the model writes. */
              output: number
              /** An ISO 4217 code. One credit of the organization is a hundredth of this currency. */
              currency: string
            }
          | undefined
      }
    | null
    | undefined
  /**
   * When a second, short call judges whether the sources support a reply: `after` it was sent (marks
   * what they do not support, and costs the visitor no time), `before` it is sent, or `off`. Figures,
   * dates, promises and actions are always checked, without a call. Defaults to `after`.
   */
  support?: 'after' | 'before' | 'off' | null | undefined
  /** How long visitors wait for a model. */
  deadlines?:
    | {
        /** How long to wait for the first words of a response. */
        first_word_seconds?: number | undefined
        /** How long a reply may take, with all its calls. */
        turn_seconds?: number | undefined
      }
    | null
    | undefined
  /**
   * An agent with no more knowledge than this gets all of it with every request. With more, it gets
   * what a search finds. Defaults to 12,000.
   */
  knowledge_tokens?: number | null | undefined
}

export interface UpdateOrganizationNotificationsBody {
  /** How much of what visitors said is in notifications: nothing, the beginning, or everything. */
  visitor_words?: 'none' | 'excerpt' | 'full' | undefined
  /** Where replies to emails from the organization go. `null`: to the address that emails come from. */
  reply_to?: string | null | undefined
  /** The address of an incoming webhook of Slack. Stored encrypted and never returned. */
  slack_url?: string | null | undefined
  /** The address of an incoming webhook of Teams. Stored encrypted and never returned. */
  teams_url?: string | null | undefined
  /**
   * When someone is there to answer. Outside these hours, messages to Slack and Teams wait until the
   * next opening. `null`: always.
   */
  office_hours?:
    | {
        /** The usual hours. A day may occur several times. A day that does not occur is closed. */
        weekly: {
          /** The days these hours apply to, such as `["mon", "tue"]`. */
          days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[]
          /** When it opens, in the time zone of the organization. */
          opens: string
          /** When it closes. `24:00` is midnight. A time before `opens` is on the next day. */
          closes: string
        }[]
        /** Days with different hours, such as public holidays. */
        exceptions: {
          /** The day that differs. */
          date: string
          /** The hours of that day. Empty: closed. */
          hours: {
            /** When it opens, in the time zone of the organization. */
            opens: string
            /** When it closes. `24:00` is midnight. A time before `opens` is on the next day. */
            closes: string
          }[]
        }[]
      }
    | null
    | undefined
}

export interface UpdateResourceDraftBody {
  /** The proposed fields: exactly the body with which an object of this kind is created. */
  payload?: Record<string, unknown> | undefined
}

export interface UpdateSavedReplyBody {
  /** A title for the team. Visitors do not see it. */
  title?: string | undefined
  /** The text to send, as plain text. */
  body?: string | undefined
  /** The language it is written in. `null`, the default, fits every language. */
  locale?: string | null | undefined
}

export interface UpdateServiceBody {
  /** What agents call the service. */
  name?: string | undefined
  /** Whether the price is per month, fixed, or a starting price. */
  pricing_unit?: 'monthly' | 'fixed' | 'from' | undefined
  /** The agents that may offer it. Defaults to all current agents; an empty list means none. */
  agents?: string[] | undefined
  /** What the service is. Agents answer questions with it, and the visitor's `deliverable` mentions it. */
  description?: string | null | undefined
  /** Who it is for and what sets it apart. Needs a language model; the builtin reasoner ignores it. */
  positioning?: string | null | undefined
  /**
   * When to offer it and what not to promise. Never said to visitors. Needs a language model; the
   * builtin reasoner ignores it.
   */
  guidelines?: string | null | undefined
  /** The lowest price, in the minor unit of the currency: 1450000 is 14,500.00 EUR. */
  price_min?: number | null | undefined
  /** The highest price, in the minor unit of the currency: 1450000 is 14,500.00 EUR. */
  price_max?: number | null | undefined
  /** The ISO 4217 code of the currency. Required with any price. */
  currency?: string | null | undefined
  /**
   * How long it usually takes, in words. Agents answer questions with it, and the visitor's
   * `deliverable` mentions it.
   */
  typical_duration?: string | null | undefined
  /** What the client gets. Agents answer questions with it, and the visitor's `deliverable` mentions it. */
  deliverables?: string[] | undefined
  /**
   * Signs that it suits a client, such as "Wants a new website". The `deliverable` and the brief
   * suggest the service when the visitor said one of them.
   */
  good_fit_signals?: string[] | undefined
  /** Whether you have reviewed it. Does not affect its use. */
  reviewed?: boolean | undefined
}

export interface UpdateSlotBody {
  /** The name of the answer in `slot_values` and in prompts. Unique among the live slots of the flow. */
  key?: string | undefined
  /** A label for people, also used when asking for the answer. `null` if there is none. */
  title?: string | null | undefined
  /** Whether the phase needs the answer before it can end. Its phase must have the tool `capture_slots`. */
  required?: boolean | undefined
  /** Guidance for recognizing the answer in a message. Hidden from visitors. */
  description?: string | null | undefined
  /**
   * The values to choose from, at most 50. Required for `enum` and `band`; `multi_enum` without values
   * is an open list. `null` for other types.
   */
  enum_values?: string[] | null | undefined
  /** Value to the label that visitors see. A value without a label is shown as it is. */
  enum_labels?: Record<string, string> | undefined
  /** Language tag to the title and labels in that language. */
  translations?:
    | Record<
        string,
        {
          /** The title in this language. */
          title?: string | undefined
          /** Value to its label in this language. */
          enum_labels?: Record<string, string> | undefined
        }
      >
    | undefined
  /**
   * `enum` is one value, `band` one of several ordered ranges, `multi_enum` several values; the others
   * are text, yes or no, and an email address.
   */
  data_type?: 'string' | 'enum' | 'band' | 'multi_enum' | 'boolean' | 'email' | undefined
  /** Moves the slot to the end of this phase. */
  state_id?: number | undefined
}

export interface UpdateStandingCheckBody {
  /** The question, as a visitor would ask it. */
  question?: string | undefined
  /** The source that the reply must come from. `null`, the default, means any source. */
  expected_source_id?: number | null | undefined
}

export interface UpdateVoiceProfileBody {
  /** A name for people. Visitors do not see it. */
  name?: string | undefined
  /** The languages the profile is written for. A sign-off in quotation marks is said only in these. */
  languages?: string[] | undefined
  /** The agents that use this voice profile. It replaces the one they had. None by default. */
  agents?: string[] | undefined
  /**
   * How formally visitors are addressed, in words. The builtin reasoner looks for words such as
   * "formal", "informal", "Sie" or "du".
   */
  formality?: string | null | undefined
  /** How to sound, one rule per entry. Needs a language model; the builtin reasoner ignores it. */
  tone_rules?: string[] | undefined
  /**
   * Phrases that the agent never uses, with or without a language model. Sentences with one are
   * reworded or cut.
   */
  banned_phrases?: string[] | undefined
  /** Phrases to use where they fit. */
  preferred_phrases?: string[] | undefined
  /** How to say goodbye. The builtin reasoner says only what is in quotation marks. */
  sign_off_style?: string | null | undefined
}

export interface UpdateWebhookEndpointBody {
  /** Where events are sent by POST. Must be a public address without credentials. */
  url?: string | undefined
  /** A note for your own use. */
  description?: string | null | undefined
  /**
   * The event types to send, such as `service.updated`, or all of an object, such as `service.*`.
   * `null` sends every event.
   */
  events?: string[] | null | undefined
  /** While `false`, no new events are queued and nothing is sent. Defaults to `true`. */
  enabled?: boolean | undefined
}

/** What the organization used on one day. */
export interface UsageDay {
  /** The type of the object: always `usage_day`. */
  object: 'usage_day'
  /** The day, in UTC. */
  date: string
  /** API requests with a valid key that stayed within the rate limit, including failed ones. */
  calls: number
  /** Conversations started, tests excluded. */
  conversations: number
  /** Messages written by visitors, agents and your team, tests excluded. */
  messages: number
  /** Calls that language models answered. */
  model_calls: number
  /** Tokens sent to and received from language models. */
  model_tokens: number
  /** Tokens sent to the model. */
  input_tokens: number
  /** Of these, the tokens that the provider's cache served. */
  cached_tokens: number
  /** Tokens received from the model. */
  output_tokens: number
  /** What that cost, by currency. Empty where no price is set. */
  costs: Cost[]
  /** Credits spent. */
  credits: number
  /** The same for each agent that used a language model. */
  agents: {
    /** The slug of the agent. */
    agent: string
    /** Tokens sent to the model. */
    input_tokens: number
    /** Of these, the tokens that the provider's cache served. */
    cached_tokens: number
    /** Tokens received from the model. */
    output_tokens: number
    /** What that cost, by currency. Empty where no price is set. */
    costs: Cost[]
  }[]
}

/** What models used. Zero without a model. */
export interface UsageTokens {
  /** Tokens sent to the model. */
  input: number
  /** Of these, the tokens that the provider's cache served. */
  cached: number
  /** Tokens received from the model. */
  output: number
}

/** The receipt for the erasure of a visitor. */
export interface VisitorErasure {
  /** The type of the object: always `visitor_erasure`. */
  object: 'visitor_erasure'
  /** The conversations that were erased. */
  conversation_ids: number[]
  /** Whether the visitor has more conversations. Send the request again until it is false. */
  has_more: boolean
  /** How many rows of each kind were deleted. */
  erased: Record<string, number>
  /** Where copies may remain, and until when. */
  note: string
  /** When it was erased. */
  erased_at: string
}

export interface VoiceChange {
  /** The banned phrase. */
  phrase: string
  /** What was done with the sentence. */
  change: 'another_wording' | 'cut'
}

/** Where banned phrases were found. */
export interface VoiceLint {
  /** The type of the object: always `voice_lint`. */
  object: 'voice_lint'
  /** The voice profile whose phrases were looked for. */
  voice_profile_id: number
  /** One entry for every place. Empty when nothing was found. */
  findings: {
    /** The phrase as it is in the profile. */
    phrase: string
    /** The words as they are in the text. */
    found: string
    /** `text`, or the field it is in, such as `identity.greeting.en`. */
    where: string
    /** The object the words are in. Absent for the text you sent. */
    resource?: {
      /** The type of the object, such as `identity`. */
      object: string
      /** The id of the object. */
      id: number
    }
    /** The index of the first character in the text, starting at 0. */
    at: number
  }[]
}

/** What an agent says without and with a voice profile. It is not stored. */
export interface VoicePreview {
  /** The type of the object: always `voice_preview`. */
  object: 'voice_preview'
  /** The voice profile. */
  voice_profile_id: number
  /** The agent that speaks. */
  agent: string
  /** The language it speaks. */
  locale: string
  /** One sample reply for every situation. */
  samples: {
    /** The moment of the conversation. */
    situation: 'greeting' | 'answer' | 'unknown' | 'goodbye'
    /** The reply without a voice profile. */
    before: string
    /** The reply with the voice profile. */
    after: string
  }[]
}

/** How agents sound. The dashboard calls it a voice. */
export interface VoiceProfile {
  /** The type of the object: always `voice_profile`. */
  object: 'voice_profile'
  /** Unique among the objects of this type. */
  id: number
  /** A name for people. Visitors do not see it. */
  name: string
  /** The languages the profile is written for. A sign-off in quotation marks is said only in these. */
  languages: string[]
  /** The agents that use this voice profile. An agent has at most one. */
  agents: string[]
  /** When the object was created. */
  created_at: string
  /**
   * How formally visitors are addressed, in words. The builtin reasoner looks for words such as
   * "formal", "informal", "Sie" or "du".
   */
  formality?: string
  /** How to sound, one rule per entry. Needs a language model; the builtin reasoner ignores it. */
  tone_rules: string[]
  /**
   * Phrases that the agent never uses, with or without a language model. Sentences with one are
   * reworded or cut.
   */
  banned_phrases: string[]
  /** Phrases to use where they fit. */
  preferred_phrases: string[]
  /** How to say goodbye. The builtin reasoner says only what is in quotation marks. */
  sign_off_style?: string
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
}

/** One event on its way to one endpoint, over all attempts. */
export interface WebhookDelivery {
  /** The type of the object: always `webhook_delivery`. */
  object: 'webhook_delivery'
  /** Unique among the objects of this type. */
  id: number
  /** The endpoint it goes to. */
  webhook_endpoint_id: number
  /** The event it carries. The webhook id is `evt_` followed by this number. */
  event_id: number
  /** The type of the event, such as `service.updated`. */
  event_type: string
  /** `pending` until the endpoint responds with 200 to 299, or the last attempt has failed. */
  status: 'pending' | 'delivered' | 'failed'
  /** How many times it was sent. There are up to eleven attempts over three days. */
  attempts: number
  /** The HTTP status of the last answer. Absent if there was none. */
  last_status_code?: number
  /** Why the last attempt failed. */
  last_error?: string
  /** The start of the last answer, up to 1 KB. */
  last_response?: string
  /** When it is sent next. Absent once it was delivered or has failed. */
  next_attempt_at?: string
  /**
   * The delivery of an earlier event of the same object that goes first. Absent if this one is not
   * waiting.
   */
  waiting_for_delivery_id?: number
  /** When the endpoint accepted it. */
  delivered_at?: string
  /** How the attempts ended, newest first, up to twenty. Absent before the first one. */
  history?: {
    /** When the attempt ended. */
    ended_at: string
    /** The HTTP status of the answer. Absent if there was none. */
    status_code?: number
    /** Why it failed. Absent if the endpoint accepted it. */
    error?: string
  }[]
  /** When the object was created. */
  created_at: string
}

/** An address that events are sent to. */
export interface WebhookEndpoint {
  /** The type of the object: always `webhook_endpoint`. */
  object: 'webhook_endpoint'
  /** Unique among the objects of this type. */
  id: number
  /** Where events are sent by POST. Must be a public address without credentials. */
  url: string
  /** A note for your own use. */
  description?: string
  /**
   * The event types to send, such as `service.updated`, or all of an object, such as `service.*`.
   * `null` sends every event.
   */
  events: string[] | null
  /** While `false`, no new events are queued and nothing is sent. */
  enabled: boolean
  /** Why Foyer disabled the endpoint. Absent while it is enabled, or when you disabled it. */
  disabled_reason?: string
  /** When deliveries began to fail. After five days without a success, the endpoint is disabled. */
  failing_since?: string
  /** Signs deliveries as described by Standard Webhooks. Returned only by create and rotate_secret. */
  secret?: string
  /** Until this time, deliveries are also signed with the previous secret. */
  previous_secret_until?: string
  /** `true` if the object is archived. Archived objects are kept and can be restored. */
  archived: boolean
  /** When the object was created. */
  created_at: string
}
