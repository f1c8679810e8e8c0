// Generated from the contract by `npm run generate`. Do not edit.

import type { WithResponse } from './response.ts'
import type { ListPromise } from './list.ts'
import type { CallOptions, DryRunOptions, EditOptions, WriteOptions } from './options.ts'
import { path } from './path.ts'
import { Resource } from './resource.ts'
import type { Transport } from './transport.ts'
import type * as t from './types.gen.ts'

export class Agents extends Resource {
  /** List agents. Returns agents, newest first. */
  list(query?: t.ListAgentsQuery, options?: CallOptions): ListPromise<t.Agent> {
    return this.transport.list({ method: 'GET', path: path`/agents`, query }, 'id', options)
  }

  /**
   * Create an agent. Creates an agent with the flow of its archetype and version 1 of each of the six
   * prompts.
   */
  create(body: t.CreateAgentBody, options?: DryRunOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'POST', path: path`/agents`, body }, options)
  }

  /** Get an agent. Returns one agent, even if it is archived. Its flow and prompts have their own paths. */
  get(slug: string, options?: CallOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}` }, options)
  }

  /**
   * Update an agent. Changes only the fields you send. Conversations that have started keep the
   * identity, voice profile and pages they started with.
   */
  update(slug: string, body: t.UpdateAgentBody, options?: DryRunOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'PATCH', path: path`/agents/${slug}`, body }, options)
  }

  /**
   * Archive an agent. No new conversations start; running ones continue. Its experiments stop, its flow
   * and prompts become read-only, and it loses its identity and voice profile.
   */
  archive(slug: string, options?: DryRunOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/archive` }, options)
  }

  /**
   * Restore an agent. New conversations can start again. Identity, voice profile and experiments do not
   * come back.
   */
  restore(slug: string, options?: DryRunOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'DELETE', path: path`/agents/${slug}/archive` }, options)
  }

  /**
   * Duplicate an agent. Copies the settings, the appearance, the flow as version 1, every prompt
   * version, and the links to services, fit criteria, deliverable templates and excluded facts.
   * Conversations, gaps and experiments are not copied.
   */
  duplicate(
    slug: string,
    body?: t.DuplicateAgentBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/duplicate`, body }, options)
  }

  /**
   * Get agent readiness. Returns what is left to do before the agent is ready for visitors, each with
   * the call or page that fixes it: errors and warnings of the flow, missing translations, prompts with
   * warnings, settings that need a model, tools without what they need, sources that could not be read,
   * failing checks, open gaps, nobody to notify when a visitor wants a person, and no site that may
   * embed the agent.
   */
  readiness(slug: string, options?: CallOptions): Promise<WithResponse<t.Readiness>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/readiness` }, options)
  }

  /**
   * Start a conversation. Freezes the flow, prompts, voice profile, identity, services and criteria as
   * they are now, and writes the first message of the agent. Knowledge is not frozen. Read the message
   * with `GET /conversations/{id}/messages`.
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
   * Check whether an agent can answer. Starts a background run over the gaps or questions you send.
   * With neither, it checks all gaps of the agent that are not archived, up to the newest 1,000. The
   * check of a gap is stored as its `last_check`; no gap is resolved or reopened.
   */
  start(body: t.StartAnswerCheckBody, options?: WriteOptions): Promise<WithResponse<t.AnswerCheck>> {
    return this.transport.send({ method: 'POST', path: path`/answer_checks`, body }, options)
  }

  /** Get an answer check. Poll this until `status` is `completed` or `failed`. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.AnswerCheck>> {
    return this.transport.send({ method: 'GET', path: path`/answer_checks/${id}` }, options)
  }
}

export class ApiKeys extends Resource {
  /** List API keys. Returns keys, newest first, without their secrets. Only for signed-in owners. */
  list(query?: t.ListApiKeysQuery, options?: CallOptions): ListPromise<t.ApiKey> {
    return this.transport.list({ method: 'GET', path: path`/api_keys`, query }, 'id', options)
  }

  /**
   * Create an API key. Returns the key in `secret`, only this once. Store it now: it cannot be shown
   * again. The key works immediately.
   */
  create(body: t.CreateApiKeyBody, options?: DryRunOptions): Promise<WithResponse<t.ApiKey>> {
    return this.transport.send({ method: 'POST', path: path`/api_keys`, body }, options)
  }

  /**
   * Update an API key. Changes the name or role. The secret and the expiry stay. Revoked keys cannot be
   * changed.
   */
  update(id: number, body: t.UpdateApiKeyBody, options?: DryRunOptions): Promise<WithResponse<t.ApiKey>> {
    return this.transport.send({ method: 'PATCH', path: path`/api_keys/${id}`, body }, options)
  }

  /** Revoke an API key. The key stops working immediately, on every server. This cannot be undone. */
  revoke(id: number, options?: DryRunOptions): Promise<WithResponse<t.ApiKey>> {
    return this.transport.send({ method: 'DELETE', path: path`/api_keys/${id}` }, options)
  }
}

export class Appearance extends Resource {
  /**
   * Get the appearance of an agent. Returns how the agent looks in the widget and on its own page,
   * including defaults.
   */
  get(slug: string, options?: CallOptions): Promise<WithResponse<t.AgentAppearance>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/appearance` }, options)
  }

  /**
   * Update the appearance of an agent. Changes only the fields you send; `null` clears an optional
   * field. Objects are replaced as a whole. Texts must be in languages the agent speaks. Visitors see
   * the change when they reload the page.
   */
  update(
    slug: string,
    body: t.UpdateAgentAppearanceBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.AgentAppearance>> {
    return this.transport.send({ method: 'PATCH', path: path`/agents/${slug}/appearance`, body }, options)
  }
}

export class Attention extends Resource {
  /**
   * Get attention counts. Returns how many conversations, gaps and drafts wait for somebody of the
   * team, as the dashboard shows it beside its pages. Tests do not count. It costs the same however
   * much there is.
   */
  get(options?: CallOptions): Promise<WithResponse<t.Attention>> {
    return this.transport.send({ method: 'GET', path: path`/attention` }, options)
  }
}

export class AuditLog extends Resource {
  /**
   * List audit log entries. Returns every write with its actor and the object before and after it,
   * newest first.
   */
  list(query?: t.ListAuditLogQuery, options?: CallOptions): ListPromise<t.AuditLogEntry> {
    return this.transport.list({ method: 'GET', path: path`/audit_log`, query }, 'id', options)
  }
}

export class CatalogGenerations extends Resource {
  /** List catalog generations. Returns runs, newest first, without flow proposals and contradictions. */
  list(query?: t.ListCatalogGenerationsQuery, options?: CallOptions): ListPromise<t.CatalogGeneration> {
    return this.transport.list({ method: 'GET', path: path`/catalog_generations`, query }, 'id', options)
  }

  /**
   * Generate proposals. Starts a background run that reads your sources and proposes services, a voice
   * profile, fit criteria and slots. Nothing that exists or was dismissed is proposed again. While a
   * run with the same kinds and sources is queued or running, that one is returned.
   */
  create(
    body?: t.CreateCatalogGenerationBody,
    options?: WriteOptions,
  ): Promise<WithResponse<t.CatalogGeneration>> {
    return this.transport.send({ method: 'POST', path: path`/catalog_generations`, body }, options)
  }

  /**
   * Get a catalog generation. Poll this until `status` is `completed` or `failed`. Its drafts are at
   * `GET /resource_drafts?catalog_generation_id=`.
   */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.CatalogGeneration>> {
    return this.transport.send({ method: 'GET', path: path`/catalog_generations/${id}` }, options)
  }

  /**
   * Accept all proposals of a generation. Accepts every draft of the generation that is still proposed,
   * each with the same checks as its POST. A draft that is refused stays proposed and is listed with
   * the reason; the others are still accepted. Dismissed drafts stay dismissed. Repeating it changes
   * nothing. Flow proposals are not part of it.
   */
  acceptAll(id: number, options?: DryRunOptions): Promise<WithResponse<t.CatalogAcceptance>> {
    return this.transport.send({ method: 'POST', path: path`/catalog_generations/${id}/accept_all` }, options)
  }

  /**
   * Dismiss a flow proposal or a contradiction. Marks one finding of the generation as dismissed. Later
   * runs do not report it again. You can still apply a dismissed flow proposal by calling its
   * operations. Dismissing twice changes nothing.
   */
  dismiss(
    id: number,
    body: t.DismissCatalogFindingBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.CatalogGeneration>> {
    return this.transport.send(
      { method: 'POST', path: path`/catalog_generations/${id}/dismiss`, body },
      options,
    )
  }
}

export class Configuration extends Resource {
  /**
   * Get the configuration as files. Returns one YAML file for every agent with its flow and appearance,
   * every prompt, service, fit criterion, voice profile, identity and deliverable template. Files refer
   * to each other by name. Ids, versions, times and secrets are left out, so the same files can be
   * applied to another organization.
   */
  get(options?: CallOptions): Promise<WithResponse<t.Configuration>> {
    return this.transport.send({ method: 'GET', path: path`/configuration` }, options)
  }

  /**
   * Plan a configuration. Says what applying the files would change. The writes are made, flows are
   * compiled, scenarios are played, and all of it is taken back. Nothing is saved.
   */
  plan(body: t.PlanConfigurationBody, options?: CallOptions): Promise<WithResponse<t.ConfigurationPlan>> {
    return this.transport.send({ method: 'POST', path: path`/configuration/plan`, body }, options)
  }

  /**
   * Test a configuration. Writes the files as a plan does, compiles flows, looks at readiness, asks the
   * questions of standing checks, plays the scenarios and has the agents attacked, and takes all of it
   * back. Nothing is saved. Without files, the configuration is tested as it is. With a model,
   * scenarios are repeated, the model answers the standing checks, and tokens are spent; a `read_only`
   * key cannot do that.
   */
  test(body?: t.TestConfigurationBody, options?: CallOptions): Promise<WithResponse<t.ConfigurationTest>> {
    return this.transport.send({ method: 'POST', path: path`/configuration/test`, body }, options)
  }

  /**
   * Draft a scenario. Makes a scenario from a conversation, which expects what happens when it is
   * played again now (of a conversation with a model: what happened in it), or from a gap, which
   * expects its question to be answered. Contact details are replaced by examples. Nothing is saved.
   */
  draft(body?: t.DraftScenarioBody, options?: CallOptions): Promise<WithResponse<t.ScenarioDraft>> {
    return this.transport.send({ method: 'POST', path: path`/configuration/scenarios`, body }, options)
  }

  /**
   * Apply a configuration. Makes the configuration match the files: all of it or none of it. Objects
   * are created, updated, archived and restored as by their own operations, with the same events.
   * Applying the same files again changes nothing. Refused with `not_revertible` if something was
   * changed elsewhere since it was last applied, or since the plan.
   */
  apply(body: t.ApplyConfigurationBody, options?: DryRunOptions): Promise<WithResponse<t.ConfigurationPlan>> {
    return this.transport.send({ method: 'POST', path: path`/configuration/apply`, body }, options)
  }
}

export class Contacts extends Resource {
  /**
   * List contacts. Returns contacts, newest first. Conversations with the same email address, or the
   * same id of yours, belong to one contact. Visitors with neither are not contacts.
   */
  list(query?: t.ListContactsQuery, options?: CallOptions): ListPromise<t.Contact> {
    return this.transport.list({ method: 'GET', path: path`/contacts`, query }, 'id', options)
  }

  /**
   * Get a contact. Returns one contact with their newest conversations. When two contacts turn out to
   * be the same person, the older id stays and the other answers 404. Erasing all conversations of a
   * contact erases the contact.
   */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Contact>> {
    return this.transport.send({ method: 'GET', path: path`/contacts/${id}` }, options)
  }
}

export class ConversationsDeliverables extends Resource {
  /**
   * Create a deliverable. Writes a deliverable from the conversation's answers so far and the template
   * as it is now. Earlier deliverables stay as they are. The builtin reasoner writes it; no model is
   * called.
   */
  create(
    conversationId: number,
    body?: t.CreateDeliverableBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Deliverable>> {
    return this.transport.send(
      { method: 'POST', path: path`/conversations/${conversationId}/deliverables`, body },
      options,
    )
  }
}

export class ConversationsMessagesTrace extends Resource {
  /**
   * Get the trace of a message. Returns why the agent said what it said. Only messages of the agent
   * have a trace; others answer 404.
   */
  get(
    conversationId: number,
    messageId: number,
    query?: t.GetMessageTraceQuery,
    options?: CallOptions,
  ): Promise<WithResponse<t.MessageTrace>> {
    return this.transport.send(
      { method: 'GET', path: path`/conversations/${conversationId}/messages/${messageId}/trace`, query },
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

  /** List the messages of a conversation. Returns messages, oldest first. */
  list(conversationId: number, query?: t.ListMessagesQuery, options?: CallOptions): ListPromise<t.Message> {
    return this.transport.list(
      { method: 'GET', path: path`/conversations/${conversationId}/messages`, query },
      'id',
      options,
    )
  }

  /**
   * Correct a reply. Marks a message of the agent as wrong. The question becomes a gap, or its gap is
   * reopened, and the same reply no longer counts as an answer. With `text`, what it should have said
   * becomes a fact, and the gap is checked. The message itself stays as it was. Only messages of the
   * agent can be corrected; others answer 404.
   */
  correct(
    conversationId: number,
    messageId: number,
    body?: t.CorrectMessageBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send(
      { method: 'POST', path: path`/conversations/${conversationId}/messages/${messageId}/correction`, body },
      options,
    )
  }
}

export class ConversationsNotes extends Resource {
  /** List the notes of a conversation. Returns notes, newest first. */
  list(conversationId: number, query?: t.ListNotesQuery, options?: CallOptions): ListPromise<t.Note> {
    return this.transport.list(
      { method: 'GET', path: path`/conversations/${conversationId}/notes`, query },
      'id',
      options,
    )
  }

  /**
   * Add a note to a conversation. Works in any status of the conversation. Erasing the conversation
   * erases its notes. Events and the audit log do not contain the text.
   */
  create(
    conversationId: number,
    body: t.CreateNoteBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Note>> {
    return this.transport.send(
      { method: 'POST', path: path`/conversations/${conversationId}/notes`, body },
      options,
    )
  }
}

export class ConversationsPresence extends Resource {
  /**
   * Report presence in a conversation. Says that the signed-in person has the conversation open, for
   * the next 15 seconds, and returns who else does. Send it every few seconds. A person is in one
   * conversation at a time: the last one reported. An API key has no presence and only sees who is
   * there. It creates no event.
   */
  report(
    conversationId: number,
    body: t.ReportPresenceBody,
    options?: CallOptions,
  ): Promise<WithResponse<t.ConversationPresence>> {
    return this.transport.send(
      { method: 'POST', path: path`/conversations/${conversationId}/presence`, body },
      options,
    )
  }
}

export class ConversationsSnapshot extends Resource {
  /**
   * Get the snapshot of a conversation. Returns everything the conversation was started with: the flow,
   * prompts, services and criteria as they were.
   */
  get(conversationId: number, options?: CallOptions): Promise<WithResponse<t.Snapshot>> {
    return this.transport.send(
      { method: 'GET', path: path`/conversations/${conversationId}/snapshot` },
      options,
    )
  }
}

export class ConversationsTurn extends Resource {
  /**
   * Stop a reply. Ends the reply that is being written: what the visitor has seen of it stays, and the
   * rest is dropped together with what it would have done. A reply that is complete stays as it is. If
   * nothing is being written, nothing changes.
   */
  stop(conversationId: number, options?: DryRunOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send(
      { method: 'POST', path: path`/conversations/${conversationId}/turn/stop` },
      options,
    )
  }
}

export class ConversationsUsage extends Resource {
  /**
   * Get the usage of a conversation. Returns the tokens, the costs and the time of the agent's replies.
   * What is written at the end is counted by `GET /organization/usage` only.
   */
  get(conversationId: number, options?: CallOptions): Promise<WithResponse<t.ConversationUsage>> {
    return this.transport.send({ method: 'GET', path: path`/conversations/${conversationId}/usage` }, options)
  }
}

export class Conversations extends Resource {
  readonly deliverables: ConversationsDeliverables
  readonly messages: ConversationsMessages
  readonly notes: ConversationsNotes
  readonly presence: ConversationsPresence
  readonly snapshot: ConversationsSnapshot
  readonly turn: ConversationsTurn
  readonly usage: ConversationsUsage

  constructor(transport: Transport) {
    super(transport)
    this.deliverables = new ConversationsDeliverables(transport)
    this.messages = new ConversationsMessages(transport)
    this.notes = new ConversationsNotes(transport)
    this.presence = new ConversationsPresence(transport)
    this.snapshot = new ConversationsSnapshot(transport)
    this.turn = new ConversationsTurn(transport)
    this.usage = new ConversationsUsage(transport)
  }

  /** List conversations. Returns conversations, newest first. */
  list(query?: t.ListConversationsQuery, options?: CallOptions): ListPromise<t.Conversation> {
    return this.transport.list({ method: 'GET', path: path`/conversations`, query }, 'id', options)
  }

  /** Get a conversation. Returns the conversation with its answers, without its messages. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'GET', path: path`/conversations/${id}` }, options)
  }

  /**
   * Assign a conversation. Assigns the conversation to a member, in any status. Whoever takes over an
   * unassigned conversation is also assigned. A member who is removed from the organization is
   * unassigned.
   */
  update(
    id: number,
    body: t.UpdateConversationBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'PATCH', path: path`/conversations/${id}`, body }, options)
  }

  /**
   * Mark a conversation as read. Marks what the visitor wrote as read, for the whole team. Send
   * `message_id`, the last message you have shown, so that anything newer stays unread. Replying as
   * `owner` also marks it as read.
   */
  read(
    id: number,
    body?: t.ReadConversationBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'POST', path: path`/conversations/${id}/read`, body }, options)
  }

  /**
   * Erase a conversation. Permanently deletes everything the visitor said and everything made from it.
   * Exports and stored responses that may contain it are deleted too. Afterwards the conversation
   * answers 404.
   */
  erase(id: number, options?: DryRunOptions): Promise<WithResponse<t.Erasure>> {
    return this.transport.send({ method: 'DELETE', path: path`/conversations/${id}` }, options)
  }

  /**
   * Resume a paused conversation. Works for 7 days after the pause. Sending a message resumes it as
   * well. If it is not paused, nothing changes.
   */
  resume(id: number, options?: DryRunOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'POST', path: path`/conversations/${id}/resume` }, options)
  }

  /**
   * Close a conversation. It takes no more messages. No assessment, brief or recap is written. A
   * conversation that has ended stays as it is.
   */
  close(id: number, options?: DryRunOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'POST', path: path`/conversations/${id}/close` }, options)
  }

  /** Rate a conversation. Sets or replaces the rating, in any status. */
  rate(
    id: number,
    body: t.RateConversationBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'POST', path: path`/conversations/${id}/rating`, body }, options)
  }

  /**
   * Take over a conversation. The agent stops answering, and you write with `role: owner`. The
   * conversation does not pause during a takeover. A signed-in person is assigned if nobody is. Taking
   * over twice changes nothing.
   */
  takeover(id: number, options?: DryRunOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'POST', path: path`/conversations/${id}/takeover` }, options)
  }

  /** Hand a conversation back to the agent. The agent answers from the visitor's next message on. */
  hand(id: number, options?: DryRunOptions): Promise<WithResponse<t.Conversation>> {
    return this.transport.send({ method: 'DELETE', path: path`/conversations/${id}/takeover` }, options)
  }

  /**
   * Send a message and get the reply. Sends the words of the visitor, or a tapped chip, and waits for
   * the reply. During a takeover, send `role: owner` to write yourself. With `Accept:
   * text/event-stream` the turn is sent as it happens and ends with the event `done`, which carries the
   * same answer. A reply goes on if you close the connection; `POST …/turn/stop` stops it. A paused
   * conversation is resumed.
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

export class DeliverableTemplatesVersions extends Resource {
  /**
   * List the versions of a deliverable template. Returns versions, newest first. The number of a
   * version is its id for paging. To go back to one, send its name, body and format in an update.
   */
  list(
    deliverableTemplateId: number,
    query?: t.ListDeliverableTemplateVersionsQuery,
    options?: CallOptions,
  ): ListPromise<t.DeliverableTemplateVersion> {
    return this.transport.list(
      { method: 'GET', path: path`/deliverable_templates/${deliverableTemplateId}/versions`, query },
      'version',
      options,
    )
  }
}

export class DeliverableTemplates extends Resource {
  readonly versions: DeliverableTemplatesVersions

  constructor(transport: Transport) {
    super(transport)
    this.versions = new DeliverableTemplatesVersions(transport)
  }

  /** List deliverable templates. Returns templates, newest first. */
  list(query?: t.ListDeliverableTemplatesQuery, options?: CallOptions): ListPromise<t.DeliverableTemplate> {
    return this.transport.list({ method: 'GET', path: path`/deliverable_templates`, query }, 'id', options)
  }

  /** Create a deliverable template. Applies to conversations that start from now on. */
  create(
    body: t.CreateDeliverableTemplateBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.DeliverableTemplate>> {
    return this.transport.send({ method: 'POST', path: path`/deliverable_templates`, body }, options)
  }

  /** Get a deliverable template. Returns one template, even if it is archived. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.DeliverableTemplate>> {
    return this.transport.send({ method: 'GET', path: path`/deliverable_templates/${id}` }, options)
  }

  /**
   * Update a deliverable template. Changes only the fields you send. Changing the name, body or format
   * creates a new version. Deliverables that were handed over, and conversations that have started,
   * keep the template as it was.
   */
  update(
    id: number,
    body: t.UpdateDeliverableTemplateBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.DeliverableTemplate>> {
    return this.transport.send({ method: 'PATCH', path: path`/deliverable_templates/${id}`, body }, options)
  }

  /**
   * Archive a deliverable template. New conversations no longer use it. Deliverables that were handed
   * over stay.
   */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.DeliverableTemplate>> {
    return this.transport.send({ method: 'POST', path: path`/deliverable_templates/${id}/archive` }, options)
  }

  /** Restore a deliverable template. New conversations of the same agents can use it again. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.DeliverableTemplate>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/deliverable_templates/${id}/archive` },
      options,
    )
  }

  /**
   * Preview a deliverable template. Fills in the template with one of your conversations, or with a
   * sample in which every slot is answered. Send `name`, `body` or `format` to see an edit before you
   * save it. Nothing is stored, and no model is called.
   */
  preview(
    id: number,
    body?: t.PreviewDeliverableTemplateBody,
    options?: CallOptions,
  ): Promise<WithResponse<t.DeliverablePreview>> {
    return this.transport.send(
      { method: 'POST', path: path`/deliverable_templates/${id}/preview`, body },
      options,
    )
  }
}

export class DeliverablesDocument extends Resource {
  /**
   * Download a deliverable. Returns an HTML page. With `Accept: application/pdf` it is a file to print,
   * with the name, address and contact details of the organization. With `Accept: text/markdown`, a
   * deliverable that was written in Markdown is returned as such.
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

  /** List deliverables. Returns deliverables, newest first. */
  list(query?: t.ListDeliverablesQuery, options?: CallOptions): ListPromise<t.Deliverable> {
    return this.transport.list({ method: 'GET', path: path`/deliverables`, query }, 'id', options)
  }

  /** Get a deliverable. Returns the deliverable as data, in the format it was written in. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Deliverable>> {
    return this.transport.send({ method: 'GET', path: path`/deliverables/${id}` }, options)
  }

  /**
   * Share a deliverable. Creates a link that opens the deliverable as a page with a PDF to download,
   * without signing in. A deliverable has one link at a time: a new one replaces the old one. Erasing
   * the conversation also ends it.
   */
  share(
    id: number,
    body?: t.ShareDeliverableBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.DeliverableShare>> {
    return this.transport.send({ method: 'POST', path: path`/deliverables/${id}/share`, body }, options)
  }

  /** Stop sharing a deliverable. The link stops working immediately. Repeating it changes nothing. */
  unshare(id: number, options?: DryRunOptions): Promise<WithResponse<t.Deliverable>> {
    return this.transport.send({ method: 'DELETE', path: path`/deliverables/${id}/share` }, options)
  }
}

export class Events extends Resource {
  /**
   * List events. Returns events, newest first. To catch up, page with `ending_before` set to the newest
   * id you have: no event is skipped, even when transactions commit out of order.
   */
  list(query?: t.ListEventsQuery, options?: CallOptions): ListPromise<t.Event> {
    return this.transport.list({ method: 'GET', path: path`/events`, query }, 'id', options)
  }

  /**
   * Stream events. Sends events as they happen, as server-sent events: `id` is the id of the event,
   * `data` the event. Resumes after `Last-Event-ID` or `after`; without either, it starts with the next
   * event.
   */
  stream(query?: t.StreamEventsQuery, options?: CallOptions): AsyncGenerator<t.Event, void, undefined> {
    return this.transport.stream({ method: 'GET', path: path`/events/stream`, query }, options)
  }

  /** Get an event. Returns one event, as it was recorded. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Event>> {
    return this.transport.send({ method: 'GET', path: path`/events/${id}` }, options)
  }
}

export class Experiments extends Resource {
  /** List experiments. Returns the experiments of an agent, newest first. */
  list(slug: string, query?: t.ListExperimentsQuery, options?: CallOptions): ListPromise<t.Experiment> {
    return this.transport.list(
      { method: 'GET', path: path`/agents/${slug}/experiments`, query },
      'id',
      options,
    )
  }

  /** Create an experiment. Creates a draft. Conversations draw its versions only after you start it. */
  create(
    slug: string,
    body: t.CreateExperimentBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Experiment>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/experiments`, body }, options)
  }

  /** Get an experiment. Returns one experiment, without results. */
  get(slug: string, id: number, options?: CallOptions): Promise<WithResponse<t.Experiment>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/experiments/${id}` }, options)
  }

  /**
   * Start an experiment. New conversations draw one of the versions from now on. Refused while another
   * experiment runs for the same agent and kind, and for a stopped experiment.
   */
  start(slug: string, id: number, options?: DryRunOptions): Promise<WithResponse<t.Experiment>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/experiments/${id}/start` },
      options,
    )
  }

  /**
   * Stop an experiment. Ends the experiment. It cannot be started again. A winner is activated in the
   * same transaction. Conversations keep the version they drew. A draft can be stopped too, but without
   * a winner.
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
  /** List fit criteria. Returns criteria, newest first. */
  list(query?: t.ListFitCriteriaQuery, options?: CallOptions): ListPromise<t.FitCriterion> {
    return this.transport.list({ method: 'GET', path: path`/fit_criteria`, query }, 'id', options)
  }

  /** Create a fit criterion. Applies to conversations that start from now on. */
  create(body: t.CreateFitCriterionBody, options?: DryRunOptions): Promise<WithResponse<t.FitCriterion>> {
    return this.transport.send({ method: 'POST', path: path`/fit_criteria`, body }, options)
  }

  /** Get a fit criterion. Returns one criterion, even if it is archived. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.FitCriterion>> {
    return this.transport.send({ method: 'GET', path: path`/fit_criteria/${id}` }, options)
  }

  /**
   * Update a fit criterion. Changes only the fields you send; `agents` replaces the whole list.
   * Conversations that have started are judged by the criterion as it was.
   */
  update(
    id: number,
    body: t.UpdateFitCriterionBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.FitCriterion>> {
    return this.transport.send({ method: 'PATCH', path: path`/fit_criteria/${id}`, body }, options)
  }

  /**
   * Archive a fit criterion. New conversations are no longer judged by it. Archiving twice changes
   * nothing.
   */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.FitCriterion>> {
    return this.transport.send({ method: 'POST', path: path`/fit_criteria/${id}/archive` }, options)
  }

  /** Restore a fit criterion. New conversations of the same agents are judged by it again. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.FitCriterion>> {
    return this.transport.send({ method: 'DELETE', path: path`/fit_criteria/${id}/archive` }, options)
  }
}

export class FlowSlots extends Resource {
  /**
   * Reorder the slots of a phase. Puts the slots in the order you send. The agent asks about them in
   * this order.
   */
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

  /**
   * Add a slot to a phase. Adds the slot at the end of the phase and raises the version of the flow.
   * Refused with `flow_invalid` if the flow would not compile.
   */
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

  /** Get a slot. Returns one slot, even if it is archived. */
  get(slug: string, id: number, options?: CallOptions): Promise<WithResponse<t.InformationSlot>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/flow/slots/${id}` }, options)
  }

  /**
   * Update a slot. Changes only the fields you send and raises the version of the flow. Removing a
   * value also removes its labels. Conversations that have started keep the slot as it was.
   */
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

  /**
   * Archive a slot. New conversations no longer capture it, and its key can be used again.
   * Conversations that have started keep it.
   */
  archive(slug: string, id: number, options?: EditOptions): Promise<WithResponse<t.InformationSlot>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/flow/slots/${id}/archive` },
      options,
    )
  }

  /**
   * Restore a slot. New conversations capture it again. Refused while its phase is archived, or if its
   * key is in use by another slot.
   */
  restore(slug: string, id: number, options?: EditOptions): Promise<WithResponse<t.InformationSlot>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/agents/${slug}/flow/slots/${id}/archive` },
      options,
    )
  }
}

export class FlowStates extends Resource {
  /** Reorder phases. Puts the phases in the order you send. The terminal phase must stay last. */
  order(slug: string, body: t.OrderFlowStatesBody, options?: EditOptions): Promise<WithResponse<t.Flow>> {
    return this.transport.send({ method: 'PUT', path: path`/agents/${slug}/flow/order`, body }, options)
  }

  /**
   * Add a phase. Adds the phase before the terminal one and raises the version of the flow. Refused
   * with `flow_invalid` if the flow would not compile.
   */
  create(
    slug: string,
    body: t.CreateFlowStateBody,
    options?: EditOptions,
  ): Promise<WithResponse<t.FlowState>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/flow/states`, body }, options)
  }

  /** Get a phase. Returns one phase with its live slots, even if it is archived. */
  get(slug: string, id: number, options?: CallOptions): Promise<WithResponse<t.FlowState>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/flow/states/${id}` }, options)
  }

  /**
   * Update a phase. Changes only the fields you send and raises the version of the flow; `key`, `kind`
   * and `position` cannot be changed here. The flow is compiled before the change is saved.
   * Conversations that have started keep the phase as it was.
   */
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

  /**
   * Archive a phase. New conversations skip the phase and its slots. The terminal phase and the last
   * phase before it cannot be archived.
   */
  archive(slug: string, id: number, options?: EditOptions): Promise<WithResponse<t.FlowState>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/flow/states/${id}/archive` },
      options,
    )
  }

  /**
   * Restore a phase. Returns the phase, with its slots, to its place in the flow. Refused with
   * `flow_invalid` if the flow would not compile.
   */
  restore(slug: string, id: number, options?: EditOptions): Promise<WithResponse<t.FlowState>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/agents/${slug}/flow/states/${id}/archive` },
      options,
    )
  }
}

export class FlowVersions extends Resource {
  /**
   * List the versions of a flow. Returns versions, newest first, without the flow itself. The cursors
   * are version numbers.
   */
  list(slug: string, query?: t.ListFlowVersionsQuery, options?: CallOptions): ListPromise<t.FlowVersion> {
    return this.transport.list(
      { method: 'GET', path: path`/agents/${slug}/flow/versions`, query },
      'version',
      options,
    )
  }

  /**
   * Get a version of a flow. Returns the version with the whole flow as it was, including archived
   * phases and slots.
   */
  get(slug: string, version: number, options?: CallOptions): Promise<WithResponse<t.FlowVersion>> {
    return this.transport.send(
      { method: 'GET', path: path`/agents/${slug}/flow/versions/${version}` },
      options,
    )
  }

  /**
   * Compare two versions of a flow. Returns the changes that lead from the version in the path to
   * `against`.
   */
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
   * Revert the flow to an earlier version. Creates a new version with the content of the old one.
   * Phases and slots added since are archived, not deleted. Refused if the old version no longer
   * compiles.
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

  /**
   * Get an agent's flow. Returns the live phases and slots in order. The ETag is the version, for use
   * with `If-Match`.
   */
  get(slug: string, query?: t.GetFlowQuery, options?: CallOptions): Promise<WithResponse<t.Flow>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/flow`, query }, options)
  }

  /**
   * Update flow-level settings. The flow is compiled before the change is saved. Conversations that
   * have started keep their settings.
   */
  update(slug: string, body: t.UpdateFlowBody, options?: EditOptions): Promise<WithResponse<t.Flow>> {
    return this.transport.send({ method: 'PATCH', path: path`/agents/${slug}/flow`, body }, options)
  }

  /**
   * Compile the flow. Tries edits on the flow and returns every error and warning at once. Nothing is
   * saved. Without edits, the flow is compiled as it is.
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
  /** List identities. Returns identities, newest first. */
  list(query?: t.ListIdentitiesQuery, options?: CallOptions): ListPromise<t.Identity> {
    return this.transport.list({ method: 'GET', path: path`/identities`, query }, 'id', options)
  }

  /** Create an identity. No agent uses it until you name agents here or set it on an agent. */
  create(body: t.CreateIdentityBody, options?: DryRunOptions): Promise<WithResponse<t.Identity>> {
    return this.transport.send({ method: 'POST', path: path`/identities`, body }, options)
  }

  /** Get an identity. Returns one identity, even if it is archived. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Identity>> {
    return this.transport.send({ method: 'GET', path: path`/identities/${id}` }, options)
  }

  /**
   * Update an identity. Changes only the fields you send; `null` clears an optional field.
   * Conversations that have started keep the identity as it was.
   */
  update(id: number, body: t.UpdateIdentityBody, options?: DryRunOptions): Promise<WithResponse<t.Identity>> {
    return this.transport.send({ method: 'PATCH', path: path`/identities/${id}`, body }, options)
  }

  /**
   * Archive an identity. Refused while a live agent uses it: give that agent another identity, or none,
   * first.
   */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.Identity>> {
    return this.transport.send({ method: 'POST', path: path`/identities/${id}/archive` }, options)
  }

  /** Restore an identity. Agents can use it again. It is not given back to any agent. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.Identity>> {
    return this.transport.send({ method: 'DELETE', path: path`/identities/${id}/archive` }, options)
  }
}

export class IdentitySecret extends Resource {
  /**
   * Create an identity secret. Your server can then say who a visitor is, with a signed token that the
   * widget passes on. The secret immediately replaces the previous one.
   */
  create(slug: string, options?: DryRunOptions): Promise<WithResponse<t.IdentitySecret>> {
    return this.transport.send({ method: 'POST', path: path`/agents/${slug}/identity_secret` }, options)
  }

  /**
   * Delete the identity secret. Tokens are no longer accepted. Conversations that were identified stay
   * identified.
   */
  delete(slug: string, options?: DryRunOptions): Promise<WithResponse<t.Agent>> {
    return this.transport.send({ method: 'DELETE', path: path`/agents/${slug}/identity_secret` }, options)
  }
}

export class IngestionInstructions extends Resource {
  /** List ingestion instructions. Returns instructions, newest first, whatever their `position`. */
  list(query?: t.ListIngestionInstructionsQuery, options?: CallOptions): ListPromise<t.IngestionInstruction> {
    return this.transport.list({ method: 'GET', path: path`/ingestion_instructions`, query }, 'id', options)
  }

  /**
   * Create an ingestion instruction. Takes effect the next time a source is read, even for documents
   * that have not changed. If a run cannot follow it, the run lists it in `unfollowed_instructions`.
   */
  create(
    body: t.CreateIngestionInstructionBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.IngestionInstruction>> {
    return this.transport.send({ method: 'POST', path: path`/ingestion_instructions`, body }, options)
  }

  /** Get an ingestion instruction. Returns one instruction, even if it is archived. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.IngestionInstruction>> {
    return this.transport.send({ method: 'GET', path: path`/ingestion_instructions/${id}` }, options)
  }

  /**
   * Update an ingestion instruction. Changes only the fields you send. Takes effect the next time a
   * source is read.
   */
  update(
    id: number,
    body: t.UpdateIngestionInstructionBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.IngestionInstruction>> {
    return this.transport.send({ method: 'PATCH', path: path`/ingestion_instructions/${id}`, body }, options)
  }

  /**
   * Archive an ingestion instruction. Stops applying the next time a source is read. Facts stay as they
   * are until then.
   */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.IngestionInstruction>> {
    return this.transport.send({ method: 'POST', path: path`/ingestion_instructions/${id}/archive` }, options)
  }

  /** Restore an ingestion instruction. Applies again the next time a source is read. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.IngestionInstruction>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/ingestion_instructions/${id}/archive` },
      options,
    )
  }
}

export class IngestionRuns extends Resource {
  /**
   * List ingestion runs. Returns runs, newest first, with counts but without individual changes and
   * conflicts.
   */
  list(query?: t.ListIngestionRunsQuery, options?: CallOptions): ListPromise<t.IngestionRun> {
    return this.transport.list({ method: 'GET', path: path`/ingestion_runs`, query }, 'id', options)
  }

  /**
   * Get an ingestion run. Poll this to follow a run. Returns every change, conflict and problem it
   * found so far.
   */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.IngestionRun>> {
    return this.transport.send({ method: 'GET', path: path`/ingestion_runs/${id}` }, options)
  }

  /**
   * Apply a planned ingestion run. Applies all changes of the plan or none, in the background. Changes
   * that you made since the plan are respected. Refused if a later run of the same source has replaced
   * the plan.
   */
  apply(id: number, options?: WriteOptions): Promise<WithResponse<t.IngestionRun>> {
    return this.transport.send({ method: 'POST', path: path`/ingestion_runs/${id}/apply` }, options)
  }
}

export class Insights extends Resource {
  /**
   * Get insights. Returns the visitors, answered questions, leads and handovers of a period of up to
   * 366 days, those of the period before, and the questions that could not be answered. A conversation
   * belongs to the day on which it began. It counts once it has paused or ended, or a person has taken
   * it over. Tests and erased conversations do not count.
   */
  get(query?: t.GetInsightsQuery, options?: CallOptions): Promise<WithResponse<t.Insights>> {
    return this.transport.send({ method: 'GET', path: path`/insights`, query }, options)
  }
}

export class Invitations extends Resource {
  /**
   * List pending invitations. Returns invitations that can still be accepted. Accepted, revoked and
   * expired ones are left out.
   */
  list(query?: t.ListInvitationsQuery, options?: CallOptions): ListPromise<t.Invitation> {
    return this.transport.list({ method: 'GET', path: path`/invitations`, query }, 'id', options)
  }

  /**
   * Invite a person. Creates a link that works once, for 7 days. A new invitation for the same address
   * replaces the old one. The link is emailed if the installation can send email; `mailed` says so.
   * Otherwise, send the `url` yourself.
   */
  create(body: t.CreateInvitationBody, options?: DryRunOptions): Promise<WithResponse<t.Invitation>> {
    return this.transport.send({ method: 'POST', path: path`/invitations`, body }, options)
  }

  /** Update the role of an invitation. The link and its expiry stay the same. */
  update(
    id: number,
    body: t.UpdateInvitationBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Invitation>> {
    return this.transport.send({ method: 'PATCH', path: path`/invitations/${id}`, body }, options)
  }

  /**
   * Revoke an invitation. The link stops working immediately. This cannot be undone; invite the person
   * again instead.
   */
  revoke(id: number, options?: DryRunOptions): Promise<WithResponse<t.Invitation>> {
    return this.transport.send({ method: 'DELETE', path: path`/invitations/${id}` }, options)
  }
}

export class KnowledgeSummary extends Resource {
  /** Get the knowledge summary. Counts the sources, passages and facts of the organization. */
  get(options?: CallOptions): Promise<WithResponse<t.KnowledgeSummary>> {
    return this.transport.send({ method: 'GET', path: path`/knowledge/summary` }, options)
  }
}

export class Knowledge extends Resource {
  readonly summary: KnowledgeSummary

  constructor(transport: Transport) {
    super(transport)
    this.summary = new KnowledgeSummary(transport)
  }

  /**
   * Search the knowledge base. Returns the facts, passages, services and parts of the profile that
   * match, best first. With `agent`, it searches only what that agent may use and judges whether it
   * could answer. No gap is recorded.
   */
  search(body: t.SearchKnowledgeBody, options?: CallOptions): ListPromise<t.KnowledgeSearchResult> {
    return this.transport.list({ method: 'POST', path: path`/knowledge/search`, body }, undefined, options)
  }
}

export class KnowledgeFacts extends Resource {
  /** List facts. Returns facts, newest first. Facts that their source no longer states are included. */
  list(query?: t.ListKnowledgeFactsQuery, options?: CallOptions): ListPromise<t.KnowledgeFact> {
    return this.transport.list({ method: 'GET', path: path`/knowledge_facts`, query }, 'id', options)
  }

  /**
   * Add a fact. Adds a statement of your own. It counts as reviewed, and agents can use it immediately.
   * Refused if an equal statement is archived for the whole organization.
   */
  create(body: t.CreateKnowledgeFactBody, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_facts`, body }, options)
  }

  /** Get a fact. Returns one fact, even if it is archived or unsupported. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send({ method: 'GET', path: path`/knowledge_facts/${id}` }, options)
  }

  /**
   * Update a fact. Changes only the fields you send. Sending `tier` also pins it; `tier_pinned: false`
   * lets the tier change the next time the source is read.
   */
  update(
    id: number,
    body: t.UpdateKnowledgeFactBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send({ method: 'PATCH', path: path`/knowledge_facts/${id}`, body }, options)
  }

  /**
   * Correct a fact. Archives the fact for the whole organization and adds your own statement in its
   * place, with the same topic, tier and exclusions. Reading the source again does not bring the old
   * one back. Returns the new fact.
   */
  correct(
    id: number,
    body: t.CorrectKnowledgeFactBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send(
      { method: 'POST', path: path`/knowledge_facts/${id}/correction`, body },
      options,
    )
  }

  /**
   * Update several facts at once. Changes all of these facts or none of them. Returns the facts as they
   * are now, in the order you sent.
   */
  batchUpdate(body: t.BatchUpdateKnowledgeFactsBody, options?: DryRunOptions): ListPromise<t.KnowledgeFact> {
    return this.transport.list(
      { method: 'POST', path: path`/knowledge_facts/batch_update`, body },
      undefined,
      options,
    )
  }

  /**
   * Archive a fact. Agents no longer use the fact, and reading its source again does not bring it back.
   * Archiving it again with another scope changes the scope.
   */
  archive(
    id: number,
    body?: t.ArchiveKnowledgeFactBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_facts/${id}/archive`, body }, options)
  }

  /** Restore a fact. If it was archived for the organization, all equal statements are restored with it. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeFact>> {
    return this.transport.send({ method: 'DELETE', path: path`/knowledge_facts/${id}/archive` }, options)
  }

  /**
   * Exclude a fact for an agent. That agent no longer uses the fact; other agents still do. Refused for
   * archived facts and agents.
   */
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

  /**
   * Include a fact for an agent. Removes the exclusion for that agent. If there was none, nothing
   * changes.
   */
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
  /** List gaps. Returns gaps, newest first unless `order` says otherwise. */
  list(query?: t.ListKnowledgeGapsQuery, options?: CallOptions): ListPromise<t.KnowledgeGap> {
    return this.transport.list({ method: 'GET', path: path`/knowledge_gaps`, query }, 'id', options)
  }

  /** Get a gap. Returns the gap with every time it was asked and its latest check. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'GET', path: path`/knowledge_gaps/${id}` }, options)
  }

  /**
   * Resolve a gap. With `declared`, the gap is resolved without a check. With `verified`, a check runs
   * first: if the agent cannot answer, the call is refused, the gap stays open and the check is stored.
   * Verified gaps are checked again whenever the knowledge base changes.
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

  /**
   * Check a gap. Checks whether the agent can answer the question now and stores the result as
   * `last_check`. The status does not change.
   */
  check(id: number, options?: WriteOptions): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_gaps/${id}/check` }, options)
  }

  /**
   * Review a check result. Says whether `answer` of `last_check` is right. `right` resolves the gap as
   * `verified`. `wrong` reopens it, and a later check that would give the same reply does not verify
   * it. Refused if the last check shows no reply.
   */
  judge(
    id: number,
    body: t.JudgeKnowledgeGapBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_gaps/${id}/verdict`, body }, options)
  }

  /**
   * Reopen a resolved gap. Clears the basis and `resolved_at`; the added source and the last check
   * stay. Refused for archived gaps, and while another gap of the same question is open.
   */
  reopen(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'DELETE', path: path`/knowledge_gaps/${id}/resolution` }, options)
  }

  /**
   * Archive a gap. Hides the gap. If the question is asked again, it is counted here and no new gap
   * opens.
   */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_gaps/${id}/archive` }, options)
  }

  /**
   * Restore a gap. Returns the gap to the status it had. Refused if that was open and another gap of
   * the same question is open.
   */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeGap>> {
    return this.transport.send({ method: 'DELETE', path: path`/knowledge_gaps/${id}/archive` }, options)
  }
}

export class KnowledgeSourcesPassages extends Resource {
  /** List the passages of a source. Returns the passages that were read from the source. */
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

  /**
   * List sources. Returns sources, newest first unless `order` says otherwise, without their texts. The
   * source of the owner's facts is one of them.
   */
  list(query?: t.ListKnowledgeSourcesQuery, options?: CallOptions): ListPromise<t.KnowledgeSource> {
    return this.transport.list({ method: 'GET', path: path`/knowledge_sources`, query }, 'id', options)
  }

  /**
   * Add a source. Stores the source and starts an ingestion run, which reads it in the background.
   * While the organization is paused, the run starts when it is resumed. A file can also be uploaded as
   * a form with the field `file`.
   */
  create(
    body: t.CreateKnowledgeSourceBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_sources`, body }, options)
  }

  /**
   * Get a source. Returns one source. The text of a text source is included. Uploaded files cannot be
   * downloaded.
   */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'GET', path: path`/knowledge_sources/${id}` }, options)
  }

  /**
   * Update a source. Changes only the fields you send. New content is stored immediately but not read
   * until the next ingestion run: start one with `POST /knowledge_sources/{id}/ingest`.
   */
  update(
    id: number,
    body: t.UpdateKnowledgeSourceBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'PATCH', path: path`/knowledge_sources/${id}`, body }, options)
  }

  /**
   * Delete a source. Permanently deletes the source with its facts, passages, ingestion runs and
   * ingestion instructions. Agents stop using it and it answers 404 immediately; its contents are
   * deleted in the background. The source of the owner's facts cannot be deleted. Returns the source as
   * it was, with a note on where copies may remain.
   */
  delete(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'DELETE', path: path`/knowledge_sources/${id}` }, options)
  }

  /**
   * Archive a source. Agents stop using its facts, which otherwise stay as they are. The source of the
   * owner's facts cannot be archived.
   */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_sources/${id}/archive` }, options)
  }

  /** Restore a source. Agents use its facts again. The source is not read again. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.KnowledgeSource>> {
    return this.transport.send({ method: 'DELETE', path: path`/knowledge_sources/${id}/archive` }, options)
  }

  /**
   * Ingest a source. Starts an ingestion run, which reads the source in the background. If one is
   * already queued or running, that one is returned. With `plan: true`, the run stops before changing
   * anything; apply it with `POST /ingestion_runs/{id}/apply`.
   */
  ingest(
    id: number,
    body?: t.IngestKnowledgeSourceBody,
    options?: WriteOptions,
  ): Promise<WithResponse<t.IngestionRun>> {
    return this.transport.send({ method: 'POST', path: path`/knowledge_sources/${id}/ingest`, body }, options)
  }
}

export class Leads extends Resource {
  /**
   * List leads. Returns conversations with a contact that were completed or taken over, the newest
   * conversation first. With `Accept: text/csv` it returns a table with one column for each slot:
   * without `limit` up to 10,000 rows, and `X-Has-More: true` if there are more. Cells that a
   * spreadsheet would run as a formula begin with an apostrophe.
   */
  list(query?: t.ListLeadsQuery, options?: CallOptions): ListPromise<t.Lead> {
    return this.transport.list({ method: 'GET', path: path`/leads`, query }, 'id', options)
  }
}

export class MembersMeNotifications extends Resource {
  /**
   * Get your notification preferences. For signed-in people and their own preferences; API keys are
   * refused.
   */
  get(options?: CallOptions): Promise<WithResponse<t.MemberNotifications>> {
    return this.transport.send({ method: 'GET', path: path`/members/me/notifications` }, options)
  }

  /**
   * Update your notification preferences. A list replaces the previous one. For signed-in people; API
   * keys are refused.
   */
  update(
    body: t.UpdateMemberNotificationsBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.MemberNotifications>> {
    return this.transport.send({ method: 'PATCH', path: path`/members/me/notifications`, body }, options)
  }
}

export class MembersMe extends Resource {
  readonly notifications: MembersMeNotifications

  constructor(transport: Transport) {
    super(transport)
    this.notifications = new MembersMeNotifications(transport)
  }
}

export class Members extends Resource {
  readonly me: MembersMe

  constructor(transport: Transport) {
    super(transport)
    this.me = new MembersMe(transport)
  }

  /** List members. Returns members, newest first. Only for signed-in owners; API keys are refused. */
  list(query?: t.ListMembersQuery, options?: CallOptions): ListPromise<t.Member> {
    return this.transport.list({ method: 'GET', path: path`/members`, query }, 'id', options)
  }

  /** Update a member's role. The last owner cannot be demoted: 409 `resource_in_use`. */
  update(id: number, body: t.UpdateMemberBody, options?: DryRunOptions): Promise<WithResponse<t.Member>> {
    return this.transport.send({ method: 'PATCH', path: path`/members/${id}`, body }, options)
  }

  /**
   * Remove a member. Ends the membership; the person's account is kept. The last owner cannot be
   * removed: 409 `resource_in_use`.
   */
  remove(id: number, options?: DryRunOptions): Promise<WithResponse<t.Member>> {
    return this.transport.send({ method: 'DELETE', path: path`/members/${id}` }, options)
  }
}

export class Notes extends Resource {
  /** Get a note. Returns one note, even if it is archived. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Note>> {
    return this.transport.send({ method: 'GET', path: path`/notes/${id}` }, options)
  }

  /** Update a note. Replaces the text. The author stays the one who wrote it first. */
  update(id: number, body: t.UpdateNoteBody, options?: DryRunOptions): Promise<WithResponse<t.Note>> {
    return this.transport.send({ method: 'PATCH', path: path`/notes/${id}`, body }, options)
  }

  /** Archive a note. Removes the note from the list. Archiving twice changes nothing. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.Note>> {
    return this.transport.send({ method: 'POST', path: path`/notes/${id}/archive` }, options)
  }

  /** Restore a note. Puts the note back on the list. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.Note>> {
    return this.transport.send({ method: 'DELETE', path: path`/notes/${id}/archive` }, options)
  }
}

export class OnboardingQuestions extends Resource {
  /**
   * List onboarding questions. Returns the questions of the latest run with the replies that the agent
   * would give, in order.
   */
  list(query?: t.ListOnboardingQuestionsQuery, options?: CallOptions): ListPromise<t.OnboardingQuestion> {
    return this.transport.list({ method: 'GET', path: path`/onboarding/questions`, query }, 'id', options)
  }

  /**
   * Review an onboarding reply. Send `verdict`, or `answer`. `right`: the question becomes a standing
   * check. `wrong`: it becomes a gap, and the same reply does not count as an answer again. With
   * `answer`, your text becomes a source that answers the question; the next check follows once it is
   * read.
   */
  judge(
    id: number,
    body?: t.JudgeOnboardingQuestionBody,
    options?: WriteOptions,
  ): Promise<WithResponse<t.OnboardingQuestion>> {
    return this.transport.send(
      { method: 'POST', path: path`/onboarding/questions/${id}/verdict`, body },
      options,
    )
  }
}

export class Onboarding extends Resource {
  readonly questions: OnboardingQuestions

  constructor(transport: Transport) {
    super(transport)
    this.questions = new OnboardingQuestions(transport)
  }

  /**
   * Get the state of onboarding. Returns what is set up, and the latest run as it stands: its status
   * and step, the pages read and found, and what to do if a site could not be read.
   */
  get(options?: CallOptions): Promise<WithResponse<t.Onboarding>> {
    return this.transport.send({ method: 'GET', path: path`/onboarding` }, options)
  }

  /**
   * Set up an agent from a website. Send `websites`, `text`, `source_ids` (uploaded files, for
   * example), or several of them. In the background, they are read, the profile is filled in, an agent
   * is created if there is none, services and a voice profile are proposed, and ten questions are
   * answered. Existing objects are kept. While a run of the same websites is in progress, that one is
   * returned; a run of other websites stops it. A site with more than 200 pages waits for your choice,
   * unless you send `parts` or `max_pages`.
   */
  start(body?: t.StartOnboardingBody, options?: WriteOptions): Promise<WithResponse<t.OnboardingRun>> {
    return this.transport.send({ method: 'POST', path: path`/onboarding`, body }, options)
  }

  /**
   * Choose the parts of a large site. Tells a run that is waiting at `choose_parts` which parts of the
   * site in `choice` to read. Without `parts`, pages are read in order until `max_pages`. Refused if no
   * run is waiting.
   */
  continue(body?: t.ContinueOnboardingBody, options?: WriteOptions): Promise<WithResponse<t.OnboardingRun>> {
    return this.transport.send({ method: 'POST', path: path`/onboarding/continue`, body }, options)
  }

  /**
   * Skip a step, or all of onboarding. With `step`, that step is skipped, even by a run that has not
   * reached it yet. Without it, the run in progress stops. Existing objects are kept, and sources are
   * still read to the end.
   */
  skip(body?: t.SkipOnboardingBody, options?: DryRunOptions): Promise<WithResponse<t.Onboarding>> {
    return this.transport.send({ method: 'POST', path: path`/onboarding/skip`, body }, options)
  }

  /**
   * Remove the voice profile from onboarding. Removes the voice profile that the latest run gave to
   * agents, and archives it. Refused if there is none.
   */
  undoVoice(options?: DryRunOptions): Promise<WithResponse<t.Onboarding>> {
    return this.transport.send({ method: 'POST', path: path`/onboarding/undo_voice` }, options)
  }
}

export class OrganizationExports extends Resource {
  /** List exports. Returns exports, newest first. They are deleted seven days after they end. */
  list(query?: t.ListOrganizationExportsQuery, options?: CallOptions): ListPromise<t.OrganizationExport> {
    return this.transport.list({ method: 'GET', path: path`/organization/exports`, query }, 'id', options)
  }

  /**
   * Get an export. Poll this until `status` is `completed`. Exports are deleted seven days after they
   * end.
   */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.OrganizationExport>> {
    return this.transport.send({ method: 'GET', path: path`/organization/exports/${id}` }, options)
  }

  /**
   * Download an export. Returns JSON Lines: the first line names the format and the time, every other
   * line is a row as `{"table": …, "row": {…}}`. Answers 404 until the export is completed.
   */
  download(id: number, options?: CallOptions): Promise<Response> {
    return this.transport.download({ method: 'GET', path: path`/organization/exports/${id}/file` }, options)
  }
}

export class OrganizationFindings extends Resource {
  /**
   * Get website findings. Returns what your sources say about your organization: its name, logo,
   * colours, languages, time zone, currency, address, phone, email address, opening hours, links and
   * description. Up to five findings per field, best first. If the organization has a website, only its
   * pages, texts and files count. Nothing is changed.
   */
  get(query?: t.GetOrganizationFindingsQuery, options?: CallOptions): ListPromise<t.OrganizationFinding> {
    return this.transport.list(
      { method: 'GET', path: path`/organization/findings`, query },
      undefined,
      options,
    )
  }

  /**
   * Fill the profile from your pages. Sets the fields of the organization that are empty to the best
   * finding, with the source it was read from. A time zone of `UTC` counts as empty; languages are
   * added. An existing value is replaced only if you name its field. The name always exists.
   */
  apply(
    body?: t.ApplyOrganizationFindingsBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.Organization>> {
    return this.transport.send({ method: 'POST', path: path`/organization/findings/apply`, body }, options)
  }
}

export class OrganizationModel extends Resource {
  /**
   * Get the model settings. Returns the organization's own settings, or those of the installation when
   * it has none. Keys are never returned.
   */
  get(options?: CallOptions): Promise<WithResponse<t.OrganizationModel>> {
    return this.transport.send({ method: 'GET', path: path`/organization/model` }, options)
  }

  /**
   * Update the model settings. Every provider except `builtin` needs a model, and `openai_compatible`
   * needs a `base_url`. Changing the provider clears the other settings; changing the model clears its
   * prices, unless the request names new ones; changing `base_url` deletes the key. `fallback`,
   * `deadlines` and `prices` are replaced as a whole; the key of `fallback` stays if its provider and
   * address do. `provider: null` returns to the settings of the installation.
   */
  update(
    body: t.UpdateOrganizationModelBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.OrganizationModel>> {
    return this.transport.send({ method: 'PATCH', path: path`/organization/model`, body }, options)
  }

  /**
   * Test the model settings. Makes a few short calls to the model, and to the second one, which cost
   * like any others. Says what the model can do and what to expect from it, and remembers whether it
   * calls tools by itself and how much it can read. Provider errors are returned in `error` with status
   * 200.
   */
  test(options?: WriteOptions): Promise<WithResponse<t.ModelTest>> {
    return this.transport.send({ method: 'POST', path: path`/organization/model/test` }, options)
  }
}

export class OrganizationNotifications extends Resource {
  /** Get the notification settings. Addresses of webhooks are never returned, only their hosts. */
  get(options?: CallOptions): Promise<WithResponse<t.OrganizationNotifications>> {
    return this.transport.send({ method: 'GET', path: path`/organization/notifications` }, options)
  }

  /**
   * Update the notification settings. Webhook addresses must be public `https` addresses.
   * `office_hours` replaces all hours and exceptions.
   */
  update(
    body: t.UpdateOrganizationNotificationsBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.OrganizationNotifications>> {
    return this.transport.send({ method: 'PATCH', path: path`/organization/notifications`, body }, options)
  }

  /**
   * Send a test notification. Sends a short message immediately and returns what happened, even if it
   * could not be sent. An email goes to you; with an API key, name a member.
   */
  test(body: t.TestNotificationBody, options?: WriteOptions): Promise<WithResponse<t.NotificationTest>> {
    return this.transport.send(
      { method: 'POST', path: path`/organization/notifications/test`, body },
      options,
    )
  }
}

export class OrganizationRetention extends Resource {
  /**
   * Get data retention settings. Older data is deleted within the hour. Set `retention_days` of the
   * organization to change how long conversations are kept.
   */
  get(options?: CallOptions): Promise<WithResponse<t.OrganizationRetention>> {
    return this.transport.send({ method: 'GET', path: path`/organization/retention` }, options)
  }
}

export class Organization extends Resource {
  readonly exports: OrganizationExports
  readonly findings: OrganizationFindings
  readonly model: OrganizationModel
  readonly notifications: OrganizationNotifications
  readonly retention: OrganizationRetention

  constructor(transport: Transport) {
    super(transport)
    this.exports = new OrganizationExports(transport)
    this.findings = new OrganizationFindings(transport)
    this.model = new OrganizationModel(transport)
    this.notifications = new OrganizationNotifications(transport)
    this.retention = new OrganizationRetention(transport)
  }

  /** Get the organization. Returns the organization of the calling key or session. */
  get(options?: CallOptions): Promise<WithResponse<t.Organization>> {
    return this.transport.send({ method: 'GET', path: path`/organization` }, options)
  }

  /**
   * Update the organization. Changes only the fields you send. `slug`, `paused`, `verified` and
   * `credits` cannot be changed here.
   */
  update(body: t.UpdateOrganizationBody, options?: DryRunOptions): Promise<WithResponse<t.Organization>> {
    return this.transport.send({ method: 'PATCH', path: path`/organization`, body }, options)
  }

  /**
   * Pause the organization. Refuses conversations, ingestion runs and answer checks until the
   * organization is resumed. Reading, editing and exporting still work. Pausing twice changes nothing.
   */
  pause(options?: DryRunOptions): Promise<WithResponse<t.Organization>> {
    return this.transport.send({ method: 'POST', path: path`/organization/pause` }, options)
  }

  /** Resume the organization. Ends the pause. Sources added while it was paused are read now. */
  resume(options?: DryRunOptions): Promise<WithResponse<t.Organization>> {
    return this.transport.send({ method: 'DELETE', path: path`/organization/pause` }, options)
  }

  /**
   * Get usage by day. Returns one entry for every UTC day from `since` to `until`, newest first, up to
   * 366 days. Days without usage are zero. Calls, messages and model calls are counted with a delay of
   * a few seconds.
   */
  usage(query?: t.GetOrganizationUsageQuery, options?: CallOptions): ListPromise<t.UsageDay> {
    return this.transport.list({ method: 'GET', path: path`/organization/usage`, query }, undefined, options)
  }

  /**
   * Export the organization. Starts a background run that writes everything into one file, as of a
   * single moment and without secrets. If an export is already queued, that one is returned.
   */
  export(options?: DryRunOptions): Promise<WithResponse<t.OrganizationExport>> {
    return this.transport.send({ method: 'POST', path: path`/organization/export` }, options)
  }
}

export class PromptTemplatesReferences extends Resource {
  /**
   * List prompt variables. Returns everything a prompt of this agent can refer to, with one entry for
   * each live slot.
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

  /** List prompt versions. Returns the prompt versions of an agent, newest first. */
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
   * Create a prompt version. Creates the next version of the kind and activates it in the same
   * transaction. New conversations use it; those that have started keep theirs. Unknown variables are
   * reported in `warnings` and never refused.
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

  /** Get a prompt version. Returns one version, even if it is archived. */
  get(slug: string, id: number, options?: CallOptions): Promise<WithResponse<t.PromptTemplate>> {
    return this.transport.send({ method: 'GET', path: path`/agents/${slug}/prompt_templates/${id}` }, options)
  }

  /**
   * Activate a prompt version. New conversations use this version instead of the one that was active.
   * Archived versions are refused: restore them first.
   */
  activate(slug: string, id: number, options?: DryRunOptions): Promise<WithResponse<t.PromptTemplate>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/prompt_templates/${id}/activate` },
      options,
    )
  }

  /**
   * Archive a prompt version. The active version is refused: activate another one first. A version that
   * a running experiment draws is refused with `experiment_running`.
   */
  archive(slug: string, id: number, options?: DryRunOptions): Promise<WithResponse<t.PromptTemplate>> {
    return this.transport.send(
      { method: 'POST', path: path`/agents/${slug}/prompt_templates/${id}/archive` },
      options,
    )
  }

  /** Restore a prompt version. The version is inactive after that; activate it to use it. */
  restore(slug: string, id: number, options?: DryRunOptions): Promise<WithResponse<t.PromptTemplate>> {
    return this.transport.send(
      { method: 'DELETE', path: path`/agents/${slug}/prompt_templates/${id}/archive` },
      options,
    )
  }

  /**
   * Compare two prompt versions. Returns, line by line, the changes that lead from the version in the
   * path to `against`.
   */
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
   * Preview a prompt version. Fills in the prompt for a sample conversation with the agent as it is
   * now. Whatever you leave out comes from a built-in sample; the facts are the newest ones the agent
   * may use. A prompt of kind `conversation` or `extraction` is shown with everything that the model
   * gets beside it. Nothing is stored, and no model is called.
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
  /** List proposals. Returns proposals, newest first, including those you have decided on. */
  list(query?: t.ListResourceDraftsQuery, options?: CallOptions): ListPromise<t.ResourceDraft> {
    return this.transport.list({ method: 'GET', path: path`/resource_drafts`, query }, 'id', options)
  }

  /**
   * Create a proposal. Proposes an object for your catalog. The payload is checked like the body of the
   * POST of its kind. If the same object was proposed before, that proposal is returned, whatever its
   * status, and nothing is created. Refused if the object is already in your catalog.
   */
  create(body: t.CreateResourceDraftBody, options?: DryRunOptions): Promise<WithResponse<t.ResourceDraft>> {
    return this.transport.send({ method: 'POST', path: path`/resource_drafts`, body }, options)
  }

  /** Get a proposal. Returns one proposal, whatever its status. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.ResourceDraft>> {
    return this.transport.send({ method: 'GET', path: path`/resource_drafts/${id}` }, options)
  }

  /**
   * Update a proposal. Replaces the whole payload. Refused once the proposal was accepted or dismissed.
   * Only the shape is checked now; the rest is checked when you accept it.
   */
  update(
    id: number,
    body: t.UpdateResourceDraftBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.ResourceDraft>> {
    return this.transport.send({ method: 'PATCH', path: path`/resource_drafts/${id}`, body }, options)
  }

  /**
   * Accept a proposal. Creates the object with the same checks as its POST and sets `resource_id`. A
   * dismissed proposal can be accepted too. Accepting twice changes nothing. An accepted voice profile
   * is given to live agents that have none.
   */
  accept(id: number, options?: DryRunOptions): Promise<WithResponse<t.ResourceDraft>> {
    return this.transport.send({ method: 'POST', path: path`/resource_drafts/${id}/accept` }, options)
  }

  /**
   * Dismiss a proposal. The same object is not proposed again. You can still accept it later. Refused
   * for an accepted proposal.
   */
  dismiss(id: number, options?: DryRunOptions): Promise<WithResponse<t.ResourceDraft>> {
    return this.transport.send({ method: 'POST', path: path`/resource_drafts/${id}/dismiss` }, options)
  }
}

export class SavedReplies extends Resource {
  /** List saved replies. Returns saved replies, newest first. */
  list(query?: t.ListSavedRepliesQuery, options?: CallOptions): ListPromise<t.SavedReply> {
    return this.transport.list({ method: 'GET', path: path`/saved_replies`, query }, 'id', options)
  }

  /**
   * Create a saved reply. Saves a text for the team. To send it, post it with `POST
   * /conversations/{id}/messages`. The text is sent as it is: it has no placeholders.
   */
  create(body: t.CreateSavedReplyBody, options?: DryRunOptions): Promise<WithResponse<t.SavedReply>> {
    return this.transport.send({ method: 'POST', path: path`/saved_replies`, body }, options)
  }

  /** Get a saved reply. Returns one saved reply, even if it is archived. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.SavedReply>> {
    return this.transport.send({ method: 'GET', path: path`/saved_replies/${id}` }, options)
  }

  /**
   * Update a saved reply. Changes only the fields you send. Messages that were sent with it stay as
   * they are.
   */
  update(
    id: number,
    body: t.UpdateSavedReplyBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.SavedReply>> {
    return this.transport.send({ method: 'PATCH', path: path`/saved_replies/${id}`, body }, options)
  }

  /** Archive a saved reply. Removes the reply from the list. Archiving twice changes nothing. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.SavedReply>> {
    return this.transport.send({ method: 'POST', path: path`/saved_replies/${id}/archive` }, options)
  }

  /** Restore a saved reply. Puts the reply back on the list. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.SavedReply>> {
    return this.transport.send({ method: 'DELETE', path: path`/saved_replies/${id}/archive` }, options)
  }
}

export class Services extends Resource {
  /** List services. Returns services, newest first. */
  list(query?: t.ListServicesQuery, options?: CallOptions): ListPromise<t.Service> {
    return this.transport.list({ method: 'GET', path: path`/services`, query }, 'id', options)
  }

  /** Create a service. New conversations of its agents can offer it. It counts as reviewed. */
  create(body: t.CreateServiceBody, options?: DryRunOptions): Promise<WithResponse<t.Service>> {
    return this.transport.send({ method: 'POST', path: path`/services`, body }, options)
  }

  /** Get a service. Returns one service, even if it is archived. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.Service>> {
    return this.transport.send({ method: 'GET', path: path`/services/${id}` }, options)
  }

  /**
   * Update a service. Changes only the fields you send; `null` clears an optional field. Conversations
   * that have started keep the service as it was.
   */
  update(id: number, body: t.UpdateServiceBody, options?: DryRunOptions): Promise<WithResponse<t.Service>> {
    return this.transport.send({ method: 'PATCH', path: path`/services/${id}`, body }, options)
  }

  /**
   * Archive a service. Agents no longer offer it, not even in running conversations. It is never
   * deleted, and its key stays reserved. Archiving twice changes nothing.
   */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.Service>> {
    return this.transport.send({ method: 'POST', path: path`/services/${id}/archive` }, options)
  }

  /** Restore a service. The same agents as before may offer it again. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.Service>> {
    return this.transport.send({ method: 'DELETE', path: path`/services/${id}/archive` }, options)
  }
}

export class StandingChecks extends Resource {
  /** List standing checks. Returns standing checks with their latest result, newest first. */
  list(query?: t.ListStandingChecksQuery, options?: CallOptions): ListPromise<t.StandingCheck> {
    return this.transport.list({ method: 'GET', path: path`/standing_checks`, query }, 'id', options)
  }

  /**
   * Create a standing check. Send `agent` and `question`, or `gap_id` for the question and agent of a
   * gap; a gap has at most one check. The first result follows in the background.
   */
  create(body?: t.CreateStandingCheckBody, options?: DryRunOptions): Promise<WithResponse<t.StandingCheck>> {
    return this.transport.send({ method: 'POST', path: path`/standing_checks`, body }, options)
  }

  /** Get a standing check. Returns one check, even if it is archived. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.StandingCheck>> {
    return this.transport.send({ method: 'GET', path: path`/standing_checks/${id}` }, options)
  }

  /**
   * Update a standing check. Changes only the fields you send. The question of a gap stays as it is.
   * The next result follows in the background.
   */
  update(
    id: number,
    body: t.UpdateStandingCheckBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.StandingCheck>> {
    return this.transport.send({ method: 'PATCH', path: path`/standing_checks/${id}`, body }, options)
  }

  /** Archive a standing check. The question is no longer checked when the knowledge base changes. */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.StandingCheck>> {
    return this.transport.send({ method: 'POST', path: path`/standing_checks/${id}/archive` }, options)
  }

  /** Restore a standing check. The question is checked again from now on. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.StandingCheck>> {
    return this.transport.send({ method: 'DELETE', path: path`/standing_checks/${id}/archive` }, options)
  }
}

export class Teammates extends Resource {
  /**
   * List assignable members. Returns the members that a conversation can be assigned to, which are all
   * of them, newest first. Unlike `GET /members`, it is open to every member and key, and shows names
   * only.
   */
  list(query?: t.ListTeammatesQuery, options?: CallOptions): ListPromise<t.Teammate> {
    return this.transport.list({ method: 'GET', path: path`/teammates`, query }, 'id', options)
  }
}

export class VisitorErasures extends Resource {
  /**
   * Erase a visitor. Erases all conversations of a visitor, as if you erased them one by one. They are
   * found by your own id for the visitor, or by an email address: one that you sent, or one that the
   * visitor gave as an answer. At most 50 conversations are erased per request.
   */
  erase(body?: t.EraseVisitorBody, options?: DryRunOptions): Promise<WithResponse<t.VisitorErasure>> {
    return this.transport.send({ method: 'POST', path: path`/visitor_erasures`, body }, options)
  }
}

export class VoiceProfiles extends Resource {
  /** List voice profiles. Returns voice profiles, newest first. */
  list(query?: t.ListVoiceProfilesQuery, options?: CallOptions): ListPromise<t.VoiceProfile> {
    return this.transport.list({ method: 'GET', path: path`/voice_profiles`, query }, 'id', options)
  }

  /** Create a voice profile. No agent uses it until you name agents here or set it on an agent. */
  create(body: t.CreateVoiceProfileBody, options?: DryRunOptions): Promise<WithResponse<t.VoiceProfile>> {
    return this.transport.send({ method: 'POST', path: path`/voice_profiles`, body }, options)
  }

  /** Get a voice profile. Returns one voice profile, even if it is archived. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.VoiceProfile>> {
    return this.transport.send({ method: 'GET', path: path`/voice_profiles/${id}` }, options)
  }

  /**
   * Update a voice profile. Changes only the fields you send; lists are replaced as a whole.
   * Conversations that have started keep the voice profile as it was.
   */
  update(
    id: number,
    body: t.UpdateVoiceProfileBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.VoiceProfile>> {
    return this.transport.send({ method: 'PATCH', path: path`/voice_profiles/${id}`, body }, options)
  }

  /**
   * Archive a voice profile. Refused while a live agent uses it: give that agent another voice profile,
   * or none, first.
   */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.VoiceProfile>> {
    return this.transport.send({ method: 'POST', path: path`/voice_profiles/${id}/archive` }, options)
  }

  /** Restore a voice profile. Agents can use it again. It is not given back to any agent. */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.VoiceProfile>> {
    return this.transport.send({ method: 'DELETE', path: path`/voice_profiles/${id}/archive` }, options)
  }

  /**
   * Find banned phrases. Looks for banned phrases in the text you send. Without one, it looks through
   * what the agents with this voice profile could say: greetings, disclosures, objectives, labels,
   * pages, services, templates and facts. Nothing is changed.
   */
  lint(id: number, body?: t.LintVoiceProfileBody, options?: CallOptions): Promise<WithResponse<t.VoiceLint>> {
    return this.transport.send({ method: 'POST', path: path`/voice_profiles/${id}/lint`, body }, options)
  }

  /**
   * Preview a voice profile. Writes sample replies of an agent without a voice profile and with this
   * one. Send the fields you are editing to try them before you save. The builtin reasoner writes the
   * samples; tone rules need a language model and have no effect here. Nothing is stored.
   */
  preview(
    id: number,
    body?: t.PreviewVoiceProfileBody,
    options?: CallOptions,
  ): Promise<WithResponse<t.VoicePreview>> {
    return this.transport.send({ method: 'POST', path: path`/voice_profiles/${id}/preview`, body }, options)
  }
}

export class WebhookDeliveries extends Resource {
  /**
   * Get a delivery. Returns one delivery. The body that is sent is the event, as returned by `GET
   * /events/{id}`.
   */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.WebhookDelivery>> {
    return this.transport.send({ method: 'GET', path: path`/webhook_deliveries/${id}` }, options)
  }

  /**
   * Redeliver an event. Queues the event again under the same webhook id, with a new retry schedule.
   * For a disabled endpoint, it waits until the endpoint is enabled.
   */
  redeliver(id: number, options?: WriteOptions): Promise<WithResponse<t.WebhookDelivery>> {
    return this.transport.send({ method: 'POST', path: path`/webhook_deliveries/${id}/redeliver` }, options)
  }
}

export class WebhookEndpointsDeliveries extends Resource {
  /** List deliveries. Returns the deliveries of one endpoint, newest first. */
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

  /** List webhook endpoints. Returns endpoints, newest first, without their secrets. */
  list(query?: t.ListWebhookEndpointsQuery, options?: CallOptions): ListPromise<t.WebhookEndpoint> {
    return this.transport.list({ method: 'GET', path: path`/webhook_endpoints`, query }, 'id', options)
  }

  /**
   * Create a webhook endpoint. Every event from now on is sent to it, signed as described by Standard
   * Webhooks and in order for each object. Failed deliveries are retried for three days. An event that
   * the receiver refuses three times with 400 to 499 no longer holds up later events of its object. The
   * secret is returned only here.
   */
  create(
    body: t.CreateWebhookEndpointBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send({ method: 'POST', path: path`/webhook_endpoints`, body }, options)
  }

  /** Get a webhook endpoint. Returns the endpoint without its secret. */
  get(id: number, options?: CallOptions): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send({ method: 'GET', path: path`/webhook_endpoints/${id}` }, options)
  }

  /**
   * Update a webhook endpoint. Changes only the fields you send. Deliveries that were waiting go out
   * when the endpoint is enabled again.
   */
  update(
    id: number,
    body: t.UpdateWebhookEndpointBody,
    options?: DryRunOptions,
  ): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send({ method: 'PATCH', path: path`/webhook_endpoints/${id}`, body }, options)
  }

  /**
   * Archive a webhook endpoint. It gets no new deliveries. Those that are waiting are kept. Archiving
   * twice changes nothing.
   */
  archive(id: number, options?: DryRunOptions): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send({ method: 'POST', path: path`/webhook_endpoints/${id}/archive` }, options)
  }

  /**
   * Restore a webhook endpoint. Deliveries that were waiting go out. Events that happened while it was
   * archived are not sent.
   */
  restore(id: number, options?: DryRunOptions): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send({ method: 'DELETE', path: path`/webhook_endpoints/${id}/archive` }, options)
  }

  /**
   * Rotate the secret of a webhook endpoint. Returns a new secret, only this once. For 24 hours,
   * deliveries are signed with both the new and the old secret.
   */
  rotateSecret(id: number, options?: DryRunOptions): Promise<WithResponse<t.WebhookEndpoint>> {
    return this.transport.send(
      { method: 'POST', path: path`/webhook_endpoints/${id}/rotate_secret` },
      options,
    )
  }

  /**
   * Send a test event. Sends `webhook_endpoint.test` to this endpoint immediately, even if it is
   * disabled, and returns how the endpoint responded. It is sent once and not retried.
   */
  test(id: number, options?: WriteOptions): Promise<WithResponse<t.WebhookDelivery>> {
    return this.transport.send({ method: 'POST', path: path`/webhook_endpoints/${id}/test` }, options)
  }
}

export class Resources extends Resource {
  readonly agents: Agents
  readonly answerChecks: AnswerChecks
  readonly apiKeys: ApiKeys
  readonly appearance: Appearance
  readonly attention: Attention
  readonly auditLog: AuditLog
  readonly catalogGenerations: CatalogGenerations
  readonly configuration: Configuration
  readonly contacts: Contacts
  readonly conversations: Conversations
  readonly deliverableTemplates: DeliverableTemplates
  readonly deliverables: Deliverables
  readonly events: Events
  readonly experiments: Experiments
  readonly fitCriteria: FitCriteria
  readonly flow: Flow
  readonly identities: Identities
  readonly identitySecret: IdentitySecret
  readonly ingestionInstructions: IngestionInstructions
  readonly ingestionRuns: IngestionRuns
  readonly insights: Insights
  readonly invitations: Invitations
  readonly knowledge: Knowledge
  readonly knowledgeFacts: KnowledgeFacts
  readonly knowledgeGaps: KnowledgeGaps
  readonly knowledgeSources: KnowledgeSources
  readonly leads: Leads
  readonly members: Members
  readonly notes: Notes
  readonly onboarding: Onboarding
  readonly organization: Organization
  readonly promptTemplates: PromptTemplates
  readonly resourceDrafts: ResourceDrafts
  readonly savedReplies: SavedReplies
  readonly services: Services
  readonly standingChecks: StandingChecks
  readonly teammates: Teammates
  readonly visitorErasures: VisitorErasures
  readonly voiceProfiles: VoiceProfiles
  readonly webhookDeliveries: WebhookDeliveries
  readonly webhookEndpoints: WebhookEndpoints

  constructor(transport: Transport) {
    super(transport)
    this.agents = new Agents(transport)
    this.answerChecks = new AnswerChecks(transport)
    this.apiKeys = new ApiKeys(transport)
    this.appearance = new Appearance(transport)
    this.attention = new Attention(transport)
    this.auditLog = new AuditLog(transport)
    this.catalogGenerations = new CatalogGenerations(transport)
    this.configuration = new Configuration(transport)
    this.contacts = new Contacts(transport)
    this.conversations = new Conversations(transport)
    this.deliverableTemplates = new DeliverableTemplates(transport)
    this.deliverables = new Deliverables(transport)
    this.events = new Events(transport)
    this.experiments = new Experiments(transport)
    this.fitCriteria = new FitCriteria(transport)
    this.flow = new Flow(transport)
    this.identities = new Identities(transport)
    this.identitySecret = new IdentitySecret(transport)
    this.ingestionInstructions = new IngestionInstructions(transport)
    this.ingestionRuns = new IngestionRuns(transport)
    this.insights = new Insights(transport)
    this.invitations = new Invitations(transport)
    this.knowledge = new Knowledge(transport)
    this.knowledgeFacts = new KnowledgeFacts(transport)
    this.knowledgeGaps = new KnowledgeGaps(transport)
    this.knowledgeSources = new KnowledgeSources(transport)
    this.leads = new Leads(transport)
    this.members = new Members(transport)
    this.notes = new Notes(transport)
    this.onboarding = new Onboarding(transport)
    this.organization = new Organization(transport)
    this.promptTemplates = new PromptTemplates(transport)
    this.resourceDrafts = new ResourceDrafts(transport)
    this.savedReplies = new SavedReplies(transport)
    this.services = new Services(transport)
    this.standingChecks = new StandingChecks(transport)
    this.teammates = new Teammates(transport)
    this.visitorErasures = new VisitorErasures(transport)
    this.voiceProfiles = new VoiceProfiles(transport)
    this.webhookDeliveries = new WebhookDeliveries(transport)
    this.webhookEndpoints = new WebhookEndpoints(transport)
  }
}
