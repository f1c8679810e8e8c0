// Generated from the contract by `npm run generate`. Do not edit.

import type { WithResponse } from './response.ts'
import type { ListPromise } from './list.ts'
import type { CallOptions, DryRunOptions, EditOptions, WriteOptions } from './options.ts'
import { path } from './path.ts'
import { Resource } from './resource.ts'
import type { Transport } from './transport.ts'
import type * as t from './types.gen.ts'

export class Agents extends Resource {
  /** List agents. */
  list(query?: t.ListAgentsQuery, options?: CallOptions): ListPromise<t.Agent> {
    return this.transport.list({ method: 'GET', path: path`/agents`, query }, 'id', options)
  }

  /**
   * Create an agent. Seeds the flow of its archetype as version 1 and version 1 of all six prompt
   * kinds.
   */
  create(body: t.CreateAgentBody, options?: DryRunOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'POST', path: path`/agents`, body }, options)
  }

  /** Get an agent. */
  get(slug: string, options?: CallOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}` }, options)
  }

  /** Edit an agent. */
  update(slug: string, body: t.UpdateAgentBody, options?: DryRunOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'PATCH', path: path`/agents/${slug}`, body }, options)
  }

  /**
   * Archive an agent. Ends new conversations and its running experiments, makes its flow and prompts
   * read-only, and frees its voice and identity.
   */
  archive(slug: string, options?: DryRunOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/archive` }, options)
  }

  /** Restore an agent. */
  restore(slug: string, options?: DryRunOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'DELETE', path: path`/agents/${slug}/archive` }, options)
  }

  /**
   * Duplicate an agent. A deep copy: flow as version 1, every prompt version, and the links to
   * services, fit criteria, deliverable templates and excluded facts.
   */
  duplicate(
    slug: string,
    body?: t.DuplicateAgentBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/duplicate`, body }, options)
  }

  /**
   * Start a conversation. Freezes the flow, prompts, voice, identity, services and criteria as they are
   * now, and writes the first message of the agent.
   */
  start(
    slug: string,
    body?: t.StartConversationBody,
    options?: WriteOptions,
  ): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/conversations`, body }, options)
  }
}

export class AnswerChecks extends Resource {
  /**
   * Check whether an agent can answer. Starts a run over the gaps that are named, over the questions
   * that are given, or, with neither, over all gaps of the agent that are not archived, of more than
   * 1,000 the newest. A gap's check is kept as its last_check; no gap is resolved or reopened.
   */
  start(body: t.StartAnswerCheckBody, options?: WriteOptions): Promise<WithResponse<t.AnswerCheck>> {
    return this.transport.send({ method: 'POST', path: path`/answer_checks`, body }, options)
  }

  /** Get a run of answer checks. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.AnswerCheck>> {
    return this.transport.send({ method: 'GET', path: path`/answer_checks/${id}` }, options)
  }
}

export class ApiKeys extends Resource {
  /** List secret keys. For signed-in owners. */
  list(query?: t.ListApiKeysQuery, options?: CallOptions): ListPromise<t.ApiKey> {
    return this.transport.list({ method: 'GET', path: path`/api_keys`, query }, 'id', options)
  }

  /** Create a secret key. The key is in this answer and in no other: only its hash is stored. */
  create(body: t.CreateApiKeyBody, options?: DryRunOptions): Promise<WithResponse<t.ApiKey>> {
    return this.transport.send({ method: 'POST', path: path`/api_keys`, body }, options)
  }

  /** Edit a secret key. */
  update(id: number, body: t.UpdateApiKeyBody, options?: DryRunOptions): Promise<WithResponse<t.ApiKey>> {
    return this.transport.send({ method: 'PATCH', path: path`/api_keys/${id}`, body }, options)
  }

  /** Revoke a secret key. At once, on every server, and for good. */
  revoke(id: number, options?: DryRunOptions): Promise<WithResponse<t.ApiKey>> {
    return this.transport.send({ method: 'DELETE', path: path`/api_keys/${id}` }, options)
  }
}

export class AuditLog extends Resource {
  /** List who changed what. */
  list(query?: t.ListAuditLogQuery, options?: CallOptions): ListPromise<t.AuditLogEntry> {
    return this.transport.list({ method: 'GET', path: path`/audit_log`, query }, 'id', options)
  }
}

export class ConversationsMessagesTrace extends Resource {
  /** Get why the agent said what it said. */
  get(
    conversationId: number,
    messageId: number,
    options?: CallOptions,
  ): Promise<WithResponse<t.MessageTrace>> {
    return this.transport.send(
      { method: 'GET', path: path`/conversations/${conversationId}/messages/${messageId}/trace` },
      options,
    )
  }
}

export class ConversationsMessages extends Resource {
  readonly trace: ConversationsMessagesTrace

  constructor(transport: Transport) {
    super(transport)
    this.trace = new ConversationsMessagesTrace(transport)
  }

  /** List the messages of a conversation. Oldest first. */
  list(conversationId: number, query?: t.ListMessagesQuery, options?: CallOptions): ListPromise<t.Message> {
    return this.transport.list(
      { method: 'GET', path: path`/conversations/${conversationId}/messages`, query },
      'id',
      options,
    )
  }
}

export class ConversationsSnapshot extends Resource {
  /** Get what a conversation is frozen on. */
  get(conversationId: number, options?: CallOptions): Promise<WithResponse<t.Snapshot>> {
    return this.transport.send(
      { method: 'GET', path: path`/conversations/${conversationId}/snapshot` },
      options,
    )
  }
}

export class Conversations extends Resource {
  readonly messages: ConversationsMessages
  readonly snapshot: ConversationsSnapshot

  constructor(transport: Transport) {
    super(transport)
    this.messages = new ConversationsMessages(transport)
    this.snapshot = new ConversationsSnapshot(transport)
  }

  /** List conversations. */
  list(query?: t.ListConversationsQuery, options?: CallOptions): ListPromise<t.Conversation> {
    return this.transport.list({ method: 'GET', path: path`/conversations`, query }, 'id', options)
  }

  /** Get a conversation. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'GET', path: path`/conversations/${id}` }, options)
  }

  /**
   * Erase a conversation. All that the visitor said and all that was made of it, for good. Gives a
   * receipt; afterwards the conversation is missing.
   */
  erase(id: number, options?: DryRunOptions): Promise<WithResponse<t.Erasure>> {
    return this.transport.send({ method: 'DELETE', path: path`/conversations/${id}` }, options)
  }

  /** Resume a paused conversation. Within 7 days of its pause. A message to it does the same. */
  resume(id: number, options?: DryRunOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'POST', path: path`/conversations/${id}/resume` }, options)
  }

  /** Close a conversation. It takes no further message. What has ended already stays as it is. */
  close(id: number, options?: DryRunOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'POST', path: path`/conversations/${id}/close` }, options)
  }

  /** Rate a conversation. */
  rate(
    id: number,
    body: t.RateConversationBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'POST', path: path`/conversations/${id}/rating`, body }, options)
  }

  /**
   * Take over a conversation. The agent is silent, and a person writes with `role` owner. It does not
   * pause meanwhile.
   */
  takeover(id: number, options?: DryRunOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'POST', path: path`/conversations/${id}/takeover` }, options)
  }

  /** Hand a conversation back to the agent. */
  hand(id: number, options?: DryRunOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'DELETE', path: path`/conversations/${id}/takeover` }, options)
  }

  /**
   * Send a message and get the reply. Of the visitor: text, or a tapped chip. Of a person of the
   * organization, during a takeover: `role` owner. With `Accept: text/event-stream` the turn is told as
   * it happens, and ends with the event `done`, which carries this answer.
   */
  send(id: number, body?: t.SendMessageBody, options?: WriteOptions): Promise<WithResponse<t.Turn>> {
    return this.transport.send({ method: 'POST', path: path`/conversations/${id}/messages`, body }, options)
  }

  /** The same, told as it happens. It is done whether or not somebody follows it. */
  stream(
    id: number,
    body?: t.SendMessageBody,
    options?: WriteOptions,
  ): AsyncGenerator<t.TurnEvent, void, undefined> {
    return this.transport.follow({ method: 'POST', path: path`/conversations/${id}/messages`, body }, options)
  }
}

export class DeliverableTemplates extends Resource {
  /** List deliverable templates. */
  list(query?: t.ListDeliverableTemplatesQuery, options?: CallOptions): ListPromise<t.DeliverableTemplate> {
    return this.transport.list({ method: 'GET', path: path`/deliverable_templates`, query }, 'id', options)
  }

  /** Create a deliverable template. */
  create(
    body: t.CreateDeliverableTemplateBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.DeliverableTemplate>> {
    return this.transport.send({ method: 'POST', path: path`/deliverable_templates`, body }, options)
  }

  /** Get a deliverable template. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.DeliverableTemplate>> {
    return this.transport.send({ method: 'GET', path: path`/deliverable_templates/${id}` }, options)
  }

  /** Edit a deliverable template. */
  update(
    id: number,
    body: t.UpdateDeliverableTemplateBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.DeliverableTemplate>> {
    return this.transport.send({ method: 'PATCH', path: path`/deliverable_templates/${id}`, body }, options)
  }

  /** Archive a deliverable template. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.DeliverableTemplate>> {
    return this.transport.send({ method: 'POST', path: path`/deliverable_templates/${id}/archive` }, options)
  }

  /** Restore a deliverable template. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.DeliverableTemplate>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/deliverable_templates/${id}/archive` },
      options,
    )
  }
}

export class DeliverablesDocument extends Resource {
  /**
   * Get the document of a deliverable. A page of HTML, or Markdown with `Accept: text/markdown` where
   * it is written in that.
   */
  get(deliverableId: number, options?: CallOptions): Promise<Response> {
    return this.transport.download(
      { method: 'GET', path: path`/deliverables/${deliverableId}/document` },
      options,
    )
  }
}

export class Deliverables extends Resource {
  readonly document: DeliverablesDocument

  constructor(transport: Transport) {
    super(transport)
    this.document = new DeliverablesDocument(transport)
  }

  /** List deliverables. */
  list(query?: t.ListDeliverablesQuery, options?: CallOptions): ListPromise<t.Deliverable> {
    return this.transport.list({ method: 'GET', path: path`/deliverables`, query }, 'id', options)
  }

  /** Get a deliverable. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Deliverable>> {
    return this.transport.send({ method: 'GET', path: path`/deliverables/${id}` }, options)
  }
}

export class Events extends Resource {
  /**
   * List events. Newest first. Read on with `ending_before` and none is missed, however its transaction
   * ended.
   */
  list(query?: t.ListEventsQuery, options?: CallOptions): ListPromise<t.Event> {
    return this.transport.list({ method: 'GET', path: path`/events`, query }, 'id', options)
  }

  /**
   * Follow events as they happen. Server-sent events: `id` is the event’s id, `data` the event. Resumes
   * after `Last-Event-ID`, as browsers send it, or after `after`; without either it begins now.
   */
  stream(query?: t.StreamEventsQuery, options?: CallOptions): AsyncGenerator<t.Event, void, undefined> {
    return this.transport.stream({ method: 'GET', path: path`/events/stream`, query }, options)
  }

  /** Get an event. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Event>> {
    return this.transport.send({ method: 'GET', path: path`/events/${id}` }, options)
  }
}

export class Experiments extends Resource {
  /** List experiments. */
  list(slug: string, query?: t.ListExperimentsQuery, options?: CallOptions): ListPromise<t.Experiment> {
    return this.transport.list(
      { method: 'GET', path: path`/agents/${slug}/experiments`, query },
      'id',
      options,
    )
  }

  /** Draft an experiment. Compares versions of one kind. Nothing is drawn before it is started. */
  create(
    slug: string,
    body: t.CreateExperimentBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Experiment>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/experiments`, body }, options)
  }

  /** Get an experiment. */
  get(slug: string, id: number, options?: CallOptions): Promise<WithResponse<t.Experiment>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/experiments/${id}` }, options)
  }

  /**
   * Start an experiment. New conversations draw an arm from now on. One experiment runs per agent and
   * kind; a stopped one never restarts.
   */
  start(slug: string, id: number, options?: DryRunOptions): Promise<WithResponse<t.Experiment>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/experiments/${id}/start` },
      options,
    )
  }

  /**
   * Stop an experiment. For good. A winner is activated in the same transaction. A draft that is
   * stopped is put away unused.
   */
  stop(
    slug: string,
    id: number,
    body?: t.StopExperimentBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Experiment>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/experiments/${id}/stop`, body },
      options,
    )
  }
}

export class FitCriteria extends Resource {
  /** List fit criteria. */
  list(query?: t.ListFitCriteriaQuery, options?: CallOptions): ListPromise<t.FitCriterion> {
    return this.transport.list({ method: 'GET', path: path`/fit_criteria`, query }, 'id', options)
  }

  /** Create a fit criterion. */
  create(body: t.CreateFitCriterionBody, options?: DryRunOptions): Promise<WithResponse<t.FitCriterion>> {
    return this.transport.send({ method: 'POST', path: path`/fit_criteria`, body }, options)
  }

  /** Get a fit criterion. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.FitCriterion>> {
    return this.transport.send({ method: 'GET', path: path`/fit_criteria/${id}` }, options)
  }

  /** Update a fit criterion. */
  update(
    id: number,
    body: t.UpdateFitCriterionBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.FitCriterion>> {
    return this.transport.send({ method: 'PATCH', path: path`/fit_criteria/${id}`, body }, options)
  }

  /** Archive a fit criterion. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.FitCriterion>> {
    return this.transport.send({ method: 'POST', path: path`/fit_criteria/${id}/archive` }, options)
  }

  /** Restore a fit criterion. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.FitCriterion>> {
    return this.transport.send({ method: 'DELETE', path: path`/fit_criteria/${id}/archive` }, options)
  }
}

export class FlowSlots extends Resource {
  /** Add an answer slot to a phase. */
  create(
    slug: string,
    stateId: number,
    body: t.CreateSlotBody,
    options?: EditOptions,
  ): Promise<WithResponse<t.InformationSlot>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/flow/states/${stateId}/slots`, body },
      options,
    )
  }

  /** Get a slot. */
  get(slug: string, id: number, options?: CallOptions): Promise<WithResponse<t.InformationSlot>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/flow/slots/${id}` }, options)
  }

  /** Edit a slot. */
  update(
    slug: string,
    id: number,
    body: t.UpdateSlotBody,
    options?: EditOptions,
  ): Promise<WithResponse<t.InformationSlot>> {
    return this.transport.send(
      { method: 'PATCH', path: path`/agents/${slug}/flow/slots/${id}`, body },
      options,
    )
  }

  /** Archive a slot. */
  archive(slug: string, id: number, options?: EditOptions): Promise<WithResponse<t.InformationSlot>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/flow/slots/${id}/archive` },
      options,
    )
  }

  /** Restore a slot. */
  restore(slug: string, id: number, options?: EditOptions): Promise<WithResponse<t.InformationSlot>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/agents/${slug}/flow/slots/${id}/archive` },
      options,
    )
  }

  /** Order the slots of a phase. */
  order(
    slug: string,
    stateId: number,
    body: t.OrderSlotsBody,
    options?: EditOptions,
  ): Promise<WithResponse<t.FlowState>> {
    return this.transport.send(
      { method: 'PUT', path: path`/agents/${slug}/flow/states/${stateId}/slots/order`, body },
      options,
    )
  }
}

export class FlowStates extends Resource {
  /** Add a phase. */
  create(
    slug: string,
    body: t.CreateFlowStateBody,
    options?: EditOptions,
  ): Promise<WithResponse<t.FlowState>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/flow/states`, body }, options)
  }

  /** Get a phase. */
  get(slug: string, id: number, options?: CallOptions): Promise<WithResponse<t.FlowState>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/flow/states/${id}` }, options)
  }

  /** Edit a phase. */
  update(
    slug: string,
    id: number,
    body: t.UpdateFlowStateBody,
    options?: EditOptions,
  ): Promise<WithResponse<t.FlowState>> {
    return this.transport.send(
      { method: 'PATCH', path: path`/agents/${slug}/flow/states/${id}`, body },
      options,
    )
  }

  /** Archive a phase. */
  archive(slug: string, id: number, options?: EditOptions): Promise<WithResponse<t.FlowState>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/flow/states/${id}/archive` },
      options,
    )
  }

  /** Restore a phase. */
  restore(slug: string, id: number, options?: EditOptions): Promise<WithResponse<t.FlowState>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/agents/${slug}/flow/states/${id}/archive` },
      options,
    )
  }

  /** Order the phases. Names every live phase once; the terminal phase stays last. */
  order(slug: string, body: t.OrderFlowStatesBody, options?: EditOptions): Promise<WithResponse<t.Flow>> {
    return this.transport.send({ method: 'PUT', path: path`/agents/${slug}/flow/order`, body }, options)
  }
}

export class FlowVersions extends Resource {
  /** List the versions of a flow. Newest first; the cursors are version numbers. */
  list(slug: string, query?: t.ListFlowVersionsQuery, options?: CallOptions): ListPromise<t.FlowVersion> {
    return this.transport.list(
      { method: 'GET', path: path`/agents/${slug}/flow/versions`, query },
      'version',
      options,
    )
  }

  /** Get a version of a flow, whole. */
  get(slug: string, version: number, options?: CallOptions): Promise<WithResponse<t.FlowVersion>> {
    return this.transport.send(
      { method: 'GET', path: path`/agents/${slug}/flow/versions/${version}` },
      options,
    )
  }

  /** What leads from one version to another. */
  diff(
    slug: string,
    version: number,
    query?: t.DiffFlowVersionsQuery,
    options?: CallOptions,
  ): Promise<WithResponse<t.FlowDiff>> {
    return this.transport.send(
      { method: 'GET', path: path`/agents/${slug}/flow/versions/${version}/diff`, query },
      options,
    )
  }

  /**
   * Revert the flow to an earlier version. Makes a new version with the old content; what came later is
   * kept as archived.
   */
  revert(slug: string, version: number, options?: EditOptions): Promise<WithResponse<t.Flow>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/flow/versions/${version}/revert` },
      options,
    )
  }
}

export class Flow extends Resource {
  readonly slots: FlowSlots
  readonly states: FlowStates
  readonly versions: FlowVersions

  constructor(transport: Transport) {
    super(transport)
    this.slots = new FlowSlots(transport)
    this.states = new FlowStates(transport)
    this.versions = new FlowVersions(transport)
  }

  /** Get an agent's flow. */
  get(slug: string, query?: t.GetFlowQuery, options?: CallOptions): Promise<WithResponse<t.Flow>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/flow`, query }, options)
  }

  /** Update flow-level settings. Trial-compiled; applies to conversations started afterwards. */
  update(slug: string, body: t.UpdateFlowBody, options?: EditOptions): Promise<WithResponse<t.Flow>> {
    return this.transport.send({ method: 'PATCH', path: path`/agents/${slug}/flow`, body }, options)
  }

  /**
   * Compile the flow, with hypothetical edits. Nothing is kept. Answers with every diagnostic, warnings
   * included.
   */
  compile(
    slug: string,
    body?: t.CompileFlowBody,
    options?: CallOptions,
  ): Promise<WithResponse<t.Compilation>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/flow/compile`, body }, options)
  }
}

export class Identities extends Resource {
  /** List identities. */
  list(query?: t.ListIdentitiesQuery, options?: CallOptions): ListPromise<t.Identity> {
    return this.transport.list({ method: 'GET', path: path`/identities`, query }, 'id', options)
  }

  /** Create an identity. */
  create(body: t.CreateIdentityBody, options?: DryRunOptions): Promise<WithResponse<t.Identity>> {
    return this.transport.send({ method: 'POST', path: path`/identities`, body }, options)
  }

  /** Get an identity. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Identity>> {
    return this.transport.send({ method: 'GET', path: path`/identities/${id}` }, options)
  }

  /** Edit an identity. */
  update(id: number, body: t.UpdateIdentityBody, options?: DryRunOptions): Promise<WithResponse<t.Identity>> {
    return this.transport.send({ method: 'PATCH', path: path`/identities/${id}`, body }, options)
  }

  /** Archive an identity. Refused while a live agent wears it. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.Identity>> {
    return this.transport.send({ method: 'POST', path: path`/identities/${id}/archive` }, options)
  }

  /** Restore an identity. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.Identity>> {
    return this.transport.send({ method: 'DELETE', path: path`/identities/${id}/archive` }, options)
  }
}

export class IngestionInstructions extends Resource {
  /** List ingestion instructions. */
  list(query?: t.ListIngestionInstructionsQuery, options?: CallOptions): ListPromise<t.IngestionInstruction> {
    return this.transport.list({ method: 'GET', path: path`/ingestion_instructions`, query }, 'id', options)
  }

  /** Say how sources are to be read. */
  create(
    body: t.CreateIngestionInstructionBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.IngestionInstruction>> {
    return this.transport.send({ method: 'POST', path: path`/ingestion_instructions`, body }, options)
  }

  /** Get an ingestion instruction. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.IngestionInstruction>> {
    return this.transport.send({ method: 'GET', path: path`/ingestion_instructions/${id}` }, options)
  }

  /** Edit an ingestion instruction. */
  update(
    id: number,
    body: t.UpdateIngestionInstructionBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.IngestionInstruction>> {
    return this.transport.send({ method: 'PATCH', path: path`/ingestion_instructions/${id}`, body }, options)
  }

  /** Archive an ingestion instruction. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.IngestionInstruction>> {
    return this.transport.send({ method: 'POST', path: path`/ingestion_instructions/${id}/archive` }, options)
  }

  /** Restore an ingestion instruction. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.IngestionInstruction>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/ingestion_instructions/${id}/archive` },
      options,
    )
  }
}

export class IngestionRuns extends Resource {
  /** List ingestion runs. */
  list(query?: t.ListIngestionRunsQuery, options?: CallOptions): ListPromise<t.IngestionRun> {
    return this.transport.list({ method: 'GET', path: path`/ingestion_runs`, query }, 'id', options)
  }

  /** Get an ingestion run. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.IngestionRun>> {
    return this.transport.send({ method: 'GET', path: path`/ingestion_runs/${id}` }, options)
  }

  /**
   * Apply a planned run. All of it or nothing, in the background. What the owner changed since the plan
   * was made is respected; a plan that a later run of the same source has overtaken is refused.
   */
  apply(id: number, options?: WriteOptions): Promise<WithResponse<t.IngestionRun>> {
    return this.transport.send({ method: 'POST', path: path`/ingestion_runs/${id}/apply` }, options)
  }
}

export class Invitations extends Resource {
  /** List open invitations. Those that were neither accepted nor revoked and have not expired. */
  list(query?: t.ListInvitationsQuery, options?: CallOptions): ListPromise<t.Invitation> {
    return this.transport.list({ method: 'GET', path: path`/invitations`, query }, 'id', options)
  }

  /**
   * Invite somebody. By a link that works once and for 7 days. A new one for the same address replaces
   * the old.
   */
  create(body: t.CreateInvitationBody, options?: DryRunOptions): Promise<WithResponse<t.Invitation>> {
    return this.transport.send({ method: 'POST', path: path`/invitations`, body }, options)
  }

  /** Change the role of an invitation. */
  update(
    id: number,
    body: t.UpdateInvitationBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Invitation>> {
    return this.transport.send({ method: 'PATCH', path: path`/invitations/${id}`, body }, options)
  }

  /** Revoke an invitation. */
  revoke(id: number, options?: DryRunOptions): Promise<WithResponse<t.Invitation>> {
    return this.transport.send({ method: 'DELETE', path: path`/invitations/${id}` }, options)
  }
}

export class Knowledge extends Resource {
  /**
   * Search the knowledge. Best first. With an agent, only what that agent may use, and the judgement
   * whether it could answer.
   */
  search(body: t.SearchKnowledgeBody, options?: CallOptions): ListPromise<t.KnowledgeSearchResult> {
    return this.transport.list({ method: 'POST', path: path`/knowledge/search`, body }, undefined, options)
  }
}

export class KnowledgeFacts extends Resource {
  /** List facts. */
  list(query?: t.ListKnowledgeFactsQuery, options?: CallOptions): ListPromise<t.KnowledgeFact> {
    return this.transport.list({ method: 'GET', path: path`/knowledge_facts`, query }, 'id', options)
  }

  /** State an owner's fact. */
  create(body: t.CreateKnowledgeFactBody, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_facts`, body }, options)
  }

  /** Get a fact. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send({ method: 'GET', path: path`/knowledge_facts/${id}` }, options)
  }

  /**
   * Edit a fact. Naming the tier pins it; `tier_pinned: false` leaves it to the next reading of the
   * source.
   */
  update(
    id: number,
    body: t.UpdateKnowledgeFactBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send({ method: 'PATCH', path: path`/knowledge_facts/${id}`, body }, options)
  }

  /**
   * Archive a fact. With the scope `organization`, equal statements of every source are archived, now
   * and later. Archiving again with another scope changes the scope.
   */
  archive(
    id: number,
    body?: t.ArchiveKnowledgeFactBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_facts/${id}/archive`, body }, options)
  }

  /** Restore a fact. One that was archived for the organization comes back with all equal statements. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send({ method: 'DELETE', path: path`/knowledge_facts/${id}/archive` }, options)
  }

  /** Switch a fact off for one agent. */
  exclude(
    id: number,
    body: t.ExcludeKnowledgeFactBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send(
      { method: 'POST', path: path`/knowledge_facts/${id}/exclusion`, body },
      options,
    )
  }

  /** Switch a fact back on for one agent. */
  include(
    id: number,
    body: t.IncludeKnowledgeFactBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/knowledge_facts/${id}/exclusion`, body },
      options,
    )
  }
}

export class KnowledgeGaps extends Resource {
  /** List gaps. */
  list(query?: t.ListKnowledgeGapsQuery, options?: CallOptions): ListPromise<t.KnowledgeGap> {
    return this.transport.list({ method: 'GET', path: path`/knowledge_gaps`, query }, 'id', options)
  }

  /** Get a gap. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'GET', path: path`/knowledge_gaps/${id}` }, options)
  }

  /**
   * Resolve a gap. On the owner's word, or, with the basis `verified`, by an answer check: when the
   * agent cannot answer, the gap stays open, the check is kept all the same, and the call is refused.
   */
  resolve(
    id: number,
    body?: t.ResolveKnowledgeGapBody,
    options?: WriteOptions,
  ): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send(
      { method: 'POST', path: path`/knowledge_gaps/${id}/resolution`, body },
      options,
    )
  }

  /** Check whether the agent can answer a gap now. The check is kept as `last_check`; the status stays. */
  check(id: number, options?: WriteOptions): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_gaps/${id}/check` }, options)
  }

  /**
   * Reopen a resolved gap. Refused while the gap that came back from it, or that it came back from, is
   * open.
   */
  reopen(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'DELETE', path: path`/knowledge_gaps/${id}/resolution` }, options)
  }

  /** Archive a gap. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_gaps/${id}/archive` }, options)
  }

  /** Restore a gap to the status it had. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'DELETE', path: path`/knowledge_gaps/${id}/archive` }, options)
  }
}

export class KnowledgeSourcesPassages extends Resource {
  /** List the passages that were read from a source. */
  list(
    knowledgeSourceId: number,
    query?: t.ListKnowledgePassagesQuery,
    options?: CallOptions,
  ): ListPromise<t.KnowledgePassage> {
    return this.transport.list(
      { method: 'GET', path: path`/knowledge_sources/${knowledgeSourceId}/passages`, query },
      'id',
      options,
    )
  }
}

export class KnowledgeSources extends Resource {
  readonly passages: KnowledgeSourcesPassages

  constructor(transport: Transport) {
    super(transport)
    this.passages = new KnowledgeSourcesPassages(transport)
  }

  /** List sources. */
  list(query?: t.ListKnowledgeSourcesQuery, options?: CallOptions): ListPromise<t.KnowledgeSource> {
    return this.transport.list({ method: 'GET', path: path`/knowledge_sources`, query }, 'id', options)
  }

  /**
   * Add a source. A text needs `text`, a page and a site `url`, a file `filename` and `content`, or a
   * form with the field `file`. A run that reads it starts at once, or, while the organization is
   * paused, when it is resumed.
   */
  create(
    body: t.CreateKnowledgeSourceBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_sources`, body }, options)
  }

  /** Get a source. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'GET', path: path`/knowledge_sources/${id}` }, options)
  }

  /** Edit a source. New content is stored at once and read the next time the source is. */
  update(
    id: number,
    body: t.UpdateKnowledgeSourceBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'PATCH', path: path`/knowledge_sources/${id}`, body }, options)
  }

  /**
   * Archive a source. Its facts are no longer used, and stay as they are. The owner's own facts cannot
   * be.
   */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_sources/${id}/archive` }, options)
  }

  /** Restore a source. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'DELETE', path: path`/knowledge_sources/${id}/archive` }, options)
  }

  /**
   * Read a source again. Starts a run; while one waits or runs, that one is returned. With `plan: true`
   * it stops before applying, and `POST /ingestion_runs/{id}/apply` goes on.
   */
  ingest(
    id: number,
    body?: t.IngestKnowledgeSourceBody,
    options?: WriteOptions,
  ): Promise<WithResponse<t.IngestionRun>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_sources/${id}/ingest`, body }, options)
  }
}

export class Members extends Resource {
  /** List members. For signed-in owners. */
  list(query?: t.ListMembersQuery, options?: CallOptions): ListPromise<t.Member> {
    return this.transport.list({ method: 'GET', path: path`/members`, query }, 'id', options)
  }

  /** Change the role of a member. The last owner stays one: 409 resource_in_use. */
  update(id: number, body: t.UpdateMemberBody, options?: DryRunOptions): Promise<WithResponse<t.Member>> {
    return this.transport.send({ method: 'PATCH', path: path`/members/${id}`, body }, options)
  }

  /**
   * Remove a member. Their account stays, without this organization. The last owner stays: 409
   * resource_in_use.
   */
  remove(id: number, options?: DryRunOptions): Promise<WithResponse<t.Member>> {
    return this.transport.send({ method: 'DELETE', path: path`/members/${id}` }, options)
  }
}

export class OrganizationExports extends Resource {
  /** Get an export. Kept for seven days after it has ended. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.OrganizationExport>> {
    return this.transport.send({ method: 'GET', path: path`/organization/exports/${id}` }, options)
  }

  /**
   * Download the file of an export. One JSON object a line: the first names the format and the time,
   * every other one is a row, as {"table": …, "row": {…}}. Missing until the export is completed.
   */
  download(id: number, options?: CallOptions): Promise<Response> {
    return this.transport.download({ method: 'GET', path: path`/organization/exports/${id}/file` }, options)
  }
}

export class OrganizationModel extends Resource {
  /** Get the model settings. */
  get(options?: CallOptions): Promise<WithResponse<t.OrganizationModel>> {
    return this.transport.send({ method: 'GET', path: path`/organization/model` }, options)
  }

  /**
   * Edit the model settings. A provider other than builtin needs a model, and openai_compatible an
   * address. `provider` null returns to the setting of the installation.
   */
  update(
    body: t.UpdateOrganizationModelBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.OrganizationModel>> {
    return this.transport.send({ method: 'PATCH', path: path`/organization/model`, body }, options)
  }

  /** Try the model settings out. Asks the model one short question. What goes wrong is told in `error`. */
  test(options?: WriteOptions): Promise<WithResponse<t.ModelTest>> {
    return this.transport.send({ method: 'POST', path: path`/organization/model/test` }, options)
  }
}

export class Organization extends Resource {
  readonly exports: OrganizationExports
  readonly model: OrganizationModel

  constructor(transport: Transport) {
    super(transport)
    this.exports = new OrganizationExports(transport)
    this.model = new OrganizationModel(transport)
  }

  /** Get the organization. */
  get(options?: CallOptions): Promise<WithResponse<t.Organization>> {
    return this.transport.send({ method: 'GET', path: path`/organization` }, options)
  }

  /** Edit the organization. */
  update(body: t.UpdateOrganizationBody, options?: DryRunOptions): Promise<WithResponse<t.Organization>> {
    return this.transport.send({ method: 'PATCH', path: path`/organization`, body }, options)
  }

  /**
   * Pause the organization. No conversations, ingestion, checks or generations until it is resumed.
   * Reading and editing stay possible.
   */
  pause(options?: DryRunOptions): Promise<WithResponse<t.Organization>> {
    return this.transport.send({ method: 'POST', path: path`/organization/pause` }, options)
  }

  /** Resume the organization. */
  resume(options?: DryRunOptions): Promise<WithResponse<t.Organization>> {
    return this.transport.send({ method: 'DELETE', path: path`/organization/pause` }, options)
  }

  /**
   * Get the usage by day. Every day of UTC from since to until, the last one first, days without
   * anything as zeros. Calls are added up every few seconds.
   */
  usage(query?: t.GetOrganizationUsageQuery, options?: CallOptions): ListPromise<t.UsageDay> {
    return this.transport.list({ method: 'GET', path: path`/organization/usage`, query }, undefined, options)
  }

  /**
   * Export everything of the organization. Starts a run that writes one file of everything, as it stood
   * at one moment, secrets left out. One that still waits to begin is returned instead of a second one.
   */
  export(options?: DryRunOptions): Promise<WithResponse<t.OrganizationExport>> {
    return this.transport.send({ method: 'POST', path: path`/organization/export` }, options)
  }
}

export class PromptTemplatesReferences extends Resource {
  /**
   * List what prompts can refer to. Every reference with its meaning and a sample, and one for each
   * live slot of the agent.
   */
  list(
    slug: string,
    query?: t.ListPromptReferencesQuery,
    options?: CallOptions,
  ): ListPromise<t.PromptReference> {
    return this.transport.list(
      { method: 'GET', path: path`/agents/${slug}/prompt_templates/references`, query },
      undefined,
      options,
    )
  }
}

export class PromptTemplates extends Resource {
  readonly references: PromptTemplatesReferences

  constructor(transport: Transport) {
    super(transport)
    this.references = new PromptTemplatesReferences(transport)
  }

  /** List prompt versions. */
  list(
    slug: string,
    query?: t.ListPromptTemplatesQuery,
    options?: CallOptions,
  ): ListPromise<t.PromptTemplate> {
    return this.transport.list(
      { method: 'GET', path: path`/agents/${slug}/prompt_templates`, query },
      'id',
      options,
    )
  }

  /**
   * Author a new prompt version. Authors version N+1 of the kind and activates it in the same
   * transaction. New conversations compile it; frozen snapshots keep theirs.
   */
  create(
    slug: string,
    body: t.CreatePromptTemplateBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.PromptTemplate>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/prompt_templates`, body },
      options,
    )
  }

  /** Get a prompt version. */
  get(slug: string, id: number, options?: CallOptions): Promise<WithResponse<t.PromptTemplate>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/prompt_templates/${id}` }, options)
  }

  /**
   * Activate a prompt version. Deactivates the former one in the same transaction. An archived version
   * is refused: restore it first.
   */
  activate(slug: string, id: number, options?: DryRunOptions): Promise<WithResponse<t.PromptTemplate>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/prompt_templates/${id}/activate` },
      options,
    )
  }

  /**
   * Archive a prompt version. The active version is refused: activate another first. So is one that a
   * running experiment draws.
   */
  archive(slug: string, id: number, options?: DryRunOptions): Promise<WithResponse<t.PromptTemplate>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/prompt_templates/${id}/archive` },
      options,
    )
  }

  /** Restore a prompt version. It comes back inactive. */
  restore(slug: string, id: number, options?: DryRunOptions): Promise<WithResponse<t.PromptTemplate>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/agents/${slug}/prompt_templates/${id}/archive` },
      options,
    )
  }

  /** What leads from one prompt version to another, line by line. */
  diff(
    slug: string,
    id: number,
    query?: t.DiffPromptTemplatesQuery,
    options?: CallOptions,
  ): Promise<WithResponse<t.PromptTemplateDiff>> {
    return this.transport.send(
      { method: 'GET', path: path`/agents/${slug}/prompt_templates/${id}/diff`, query },
      options,
    )
  }

  /**
   * Preview a prompt version in a sample conversation. Shows the prompt as the model would get it, with
   * the agent as it is now. What the body leaves out comes from a built-in sample; facts are the newest
   * that the agent may use. Nothing is kept.
   */
  preview(
    slug: string,
    id: number,
    body?: t.PreviewPromptTemplateBody,
    options?: CallOptions,
  ): Promise<WithResponse<t.PromptPreview>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/prompt_templates/${id}/preview`, body },
      options,
    )
  }
}

export class ResourceDrafts extends Resource {
  /** List proposals. */
  list(query?: t.ListResourceDraftsQuery, options?: CallOptions): ListPromise<t.ResourceDraft> {
    return this.transport.list({ method: 'GET', path: path`/resource_drafts`, query }, 'id', options)
  }

  /** Get a proposal. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.ResourceDraft>> {
    return this.transport.send({ method: 'GET', path: path`/resource_drafts/${id}` }, options)
  }

  /** Edit a proposal. While it is proposed. The payload replaces the former one. */
  update(
    id: number,
    body: t.UpdateResourceDraftBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.ResourceDraft>> {
    return this.transport.send({ method: 'PATCH', path: path`/resource_drafts/${id}`, body }, options)
  }

  /**
   * Accept a proposal. Creates the real catalog row through the same path as its POST; an accepted
   * draft stays accepted.
   */
  accept(id: number, options?: DryRunOptions): Promise<WithResponse<t.ResourceDraft>> {
    return this.transport.send({ method: 'POST', path: path`/resource_drafts/${id}/accept` }, options)
  }

  /** Dismiss a proposal. An equivalent is not proposed again. It can still be accepted later. */
  dismiss(id: number, options?: DryRunOptions): Promise<WithResponse<t.ResourceDraft>> {
    return this.transport.send({ method: 'POST', path: path`/resource_drafts/${id}/dismiss` }, options)
  }
}

export class Services extends Resource {
  /** List services. */
  list(query?: t.ListServicesQuery, options?: CallOptions): ListPromise<t.Service> {
    return this.transport.list({ method: 'GET', path: path`/services`, query }, 'id', options)
  }

  /** Create a service. */
  create(body: t.CreateServiceBody, options?: DryRunOptions): Promise<WithResponse<t.Service>> {
    return this.transport.send({ method: 'POST', path: path`/services`, body }, options)
  }

  /** Get a service. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Service>> {
    return this.transport.send({ method: 'GET', path: path`/services/${id}` }, options)
  }

  /** Edit a service. */
  update(id: number, body: t.UpdateServiceBody, options?: DryRunOptions): Promise<WithResponse<t.Service>> {
    return this.transport.send({ method: 'PATCH', path: path`/services/${id}`, body }, options)
  }

  /** Archive a service. It leaves every agent's world, its history is kept, and it is never destroyed. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.Service>> {
    return this.transport.send({ method: 'POST', path: path`/services/${id}/archive` }, options)
  }

  /** Restore a service. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.Service>> {
    return this.transport.send({ method: 'DELETE', path: path`/services/${id}/archive` }, options)
  }
}

export class VoiceProfiles extends Resource {
  /** List voice profiles. */
  list(query?: t.ListVoiceProfilesQuery, options?: CallOptions): ListPromise<t.VoiceProfile> {
    return this.transport.list({ method: 'GET', path: path`/voice_profiles`, query }, 'id', options)
  }

  /** Create a voice profile. */
  create(body: t.CreateVoiceProfileBody, options?: DryRunOptions): Promise<WithResponse<t.VoiceProfile>> {
    return this.transport.send({ method: 'POST', path: path`/voice_profiles`, body }, options)
  }

  /** Get a voice profile. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.VoiceProfile>> {
    return this.transport.send({ method: 'GET', path: path`/voice_profiles/${id}` }, options)
  }

  /** Edit a voice profile. */
  update(
    id: number,
    body: t.UpdateVoiceProfileBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.VoiceProfile>> {
    return this.transport.send({ method: 'PATCH', path: path`/voice_profiles/${id}`, body }, options)
  }

  /** Archive a voice profile. Refused while a live agent wears it. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.VoiceProfile>> {
    return this.transport.send({ method: 'POST', path: path`/voice_profiles/${id}/archive` }, options)
  }

  /** Restore a voice profile. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.VoiceProfile>> {
    return this.transport.send({ method: 'DELETE', path: path`/voice_profiles/${id}/archive` }, options)
  }

  /**
   * Find what a voice would not say. In the text that is sent, or, without one, in what is stored for
   * the agents that wear the voice: greetings, disclosures, objectives, labels, services and facts.
   */
  lint(id: number, body?: t.LintVoiceProfileBody, options?: CallOptions): Promise<WithResponse<t.VoiceLint>> {
    return this.transport.send({ method: 'POST', path: path`/voice_profiles/${id}/lint`, body }, options)
  }
}

export class WebhookDeliveries extends Resource {
  /**
   * Deliver once more. Sends the event again under its webhook id, and tries for days if need be. To a
   * disabled endpoint it goes when that is enabled again.
   */
  redeliver(id: number, options?: WriteOptions): Promise<WithResponse<t.WebhookDelivery>> {
    return this.transport.send({ method: 'POST', path: path`/webhook_deliveries/${id}/redeliver` }, options)
  }
}

export class WebhookEndpointsDeliveries extends Resource {
  /** List the deliveries of a webhook endpoint. */
  list(
    webhookEndpointId: number,
    query?: t.ListWebhookDeliveriesQuery,
    options?: CallOptions,
  ): ListPromise<t.WebhookDelivery> {
    return this.transport.list(
      { method: 'GET', path: path`/webhook_endpoints/${webhookEndpointId}/deliveries`, query },
      'id',
      options,
    )
  }
}

export class WebhookEndpoints extends Resource {
  readonly deliveries: WebhookEndpointsDeliveries

  constructor(transport: Transport) {
    super(transport)
    this.deliveries = new WebhookEndpointsDeliveries(transport)
  }

  /** List webhook endpoints. */
  list(query?: t.ListWebhookEndpointsQuery, options?: CallOptions): ListPromise<t.WebhookEndpoint> {
    return this.transport.list({ method: 'GET', path: path`/webhook_endpoints`, query }, 'id', options)
  }

  /**
   * Create a webhook endpoint. Every event from now on is sent to it as a POST, signed after Standard
   * Webhooks, in order per resource, and tried again for days. The secret is shown in this answer only.
   */
  create(
    body: t.CreateWebhookEndpointBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send({ method: 'POST', path: path`/webhook_endpoints`, body }, options)
  }

  /** Get a webhook endpoint. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send({ method: 'GET', path: path`/webhook_endpoints/${id}` }, options)
  }

  /** Edit a webhook endpoint. Deliveries that wait while it is disabled go out when it is enabled again. */
  update(
    id: number,
    body: t.UpdateWebhookEndpointBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send({ method: 'PATCH', path: path`/webhook_endpoints/${id}`, body }, options)
  }

  /** Archive a webhook endpoint. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send({ method: 'POST', path: path`/webhook_endpoints/${id}/archive` }, options)
  }

  /** Restore a webhook endpoint. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send({ method: 'DELETE', path: path`/webhook_endpoints/${id}/archive` }, options)
  }

  /**
   * Give a webhook endpoint a new secret. Shown in this answer only. For 24 hours deliveries carry a
   * signature of the old one, too.
   */
  rotateSecret(id: number, options?: DryRunOptions): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send(
      { method: 'POST', path: path`/webhook_endpoints/${id}/rotate_secret` },
      options,
    )
  }

  /**
   * Send a test event to a webhook endpoint. Sends `webhook_endpoint.test` now, to this endpoint only,
   * also when it is disabled, and answers with what the receiver said. It is not tried again.
   */
  test(id: number, options?: WriteOptions): Promise<WithResponse<t.WebhookDelivery>> {
    return this.transport.send({ method: 'POST', path: path`/webhook_endpoints/${id}/test` }, options)
  }
}

export class Resources extends Resource {
  readonly agents: Agents
  readonly answerChecks: AnswerChecks
  readonly apiKeys: ApiKeys
  readonly auditLog: AuditLog
  readonly conversations: Conversations
  readonly deliverableTemplates: DeliverableTemplates
  readonly deliverables: Deliverables
  readonly events: Events
  readonly experiments: Experiments
  readonly fitCriteria: FitCriteria
  readonly flow: Flow
  readonly identities: Identities
  readonly ingestionInstructions: IngestionInstructions
  readonly ingestionRuns: IngestionRuns
  readonly invitations: Invitations
  readonly knowledge: Knowledge
  readonly knowledgeFacts: KnowledgeFacts
  readonly knowledgeGaps: KnowledgeGaps
  readonly knowledgeSources: KnowledgeSources
  readonly members: Members
  readonly organization: Organization
  readonly promptTemplates: PromptTemplates
  readonly resourceDrafts: ResourceDrafts
  readonly services: Services
  readonly voiceProfiles: VoiceProfiles
  readonly webhookDeliveries: WebhookDeliveries
  readonly webhookEndpoints: WebhookEndpoints

  constructor(transport: Transport) {
    super(transport)
    this.agents = new Agents(transport)
    this.answerChecks = new AnswerChecks(transport)
    this.apiKeys = new ApiKeys(transport)
    this.auditLog = new AuditLog(transport)
    this.conversations = new Conversations(transport)
    this.deliverableTemplates = new DeliverableTemplates(transport)
    this.deliverables = new Deliverables(transport)
    this.events = new Events(transport)
    this.experiments = new Experiments(transport)
    this.fitCriteria = new FitCriteria(transport)
    this.flow = new Flow(transport)
    this.identities = new Identities(transport)
    this.ingestionInstructions = new IngestionInstructions(transport)
    this.ingestionRuns = new IngestionRuns(transport)
    this.invitations = new Invitations(transport)
    this.knowledge = new Knowledge(transport)
    this.knowledgeFacts = new KnowledgeFacts(transport)
    this.knowledgeGaps = new KnowledgeGaps(transport)
    this.knowledgeSources = new KnowledgeSources(transport)
    this.members = new Members(transport)
    this.organization = new Organization(transport)
    this.promptTemplates = new PromptTemplates(transport)
    this.resourceDrafts = new ResourceDrafts(transport)
    this.services = new Services(transport)
    this.voiceProfiles = new VoiceProfiles(transport)
    this.webhookDeliveries = new WebhookDeliveries(transport)
    this.webhookEndpoints = new WebhookEndpoints(transport)
  }
}
