import type { Api } from '../api.ts'
import { newConversation, pause, say } from '../conversations.ts'
import { newDeliverable } from '../deliverables.ts'
import { memberId, signInAs } from '../people.ts'
import type { Prepare } from './sample.ts'
import { awake, body, creates, nothing, ofAgent } from './sample.ts'

const conversation = (request: { body?: object; step?: 'pause' | 'takeover' | 'message' } = {}) =>
  awake(async (api) => {
    const { id } = await newConversation(api)
    if (request.step === 'pause') await pause(api, id)
    if (request.step === 'takeover') await api.post(`/conversations/${id}/takeover`)
    if (request.step === 'message') await say(api, id, 'Hello!')
    return { params: { id }, ...(request.body && { body: request.body }) }
  })

const firstMessage = awake(async (api) => {
  const { id } = await newConversation(api)
  const [message] = (await api.get(`/conversations/${id}/messages`)).body.data
  return { params: { id, message_id: message.id } }
})

/** A message that nobody has answered yet. */
const leaveTurn = ({ service, organization }: Api, id: number) =>
  service.database.tenant(organization.id).transaction(async (db) =>
    db.later(
      (sql) => sql`insert into turns (organization_id, conversation_id, message_id, fence, created_at)
        select organization_id, conversation_id, id, 0, created_at from messages
        where organization_id = ${organization.id} and conversation_id = ${id}`,
    ),
  )

const deliverable = awake(async (api) => ({ params: { id: await newDeliverable(api) } }))

const note = (request: { body?: object; archived?: boolean } = {}) =>
  awake(async (api) => {
    const { id: conversation_id } = await newConversation(api)
    const { id } = (await api.post(`/conversations/${conversation_id}/notes`, { text: 'Call back.' })).body
    if (request.archived) await api.post(`/notes/${id}/archive`)
    return { params: { id }, ...(request.body && { body: request.body }) }
  })

const savedReply = (request: { body?: object; archived?: boolean } = {}) =>
  creates('/saved_replies', { title: 'Thanks', body: 'Thank you!', locale: 'en' }, request)

export const conversations = {
  startConversation: awake(async (api) => ({ ...(await ofAgent(api)), body: { visitor: { name: 'Jana' } } })),
  listConversations: nothing,
  getConversation: conversation(),
  updateConversation: awake(async (api) => {
    await signInAs(api, 'owner')
    const { id } = await newConversation(api)
    return { params: { id }, body: { assignee_id: await memberId(api) } }
  }),
  readConversation: conversation({ step: 'message' }),
  eraseConversation: conversation(),
  eraseVisitor: awake(async (api) => {
    await newConversation(api, undefined, { visitor: { id: 'customer-7' } })
    return { body: { visitor_id: 'customer-7' } }
  }),
  listMessages: conversation(),
  sendMessage: conversation({ body: { text: 'Hello! What does an audit cost?' } }),
  resumeConversation: conversation({ step: 'pause' }),
  closeConversation: conversation(),
  rateConversation: conversation({ body: { rating: 4 } }),
  takeOverConversation: conversation(),
  handBackConversation: conversation({ step: 'takeover' }),
  getSnapshot: conversation(),
  stopTurn: awake(async (api) => {
    const { id } = await newConversation(api)
    await leaveTurn(api, id)
    return { params: { id } }
  }),
  getMessageTrace: firstMessage,
  getConversationUsage: conversation(),
  correctMessage: awake(async (api) => ({
    ...(await firstMessage(api)),
    body: { question: 'What does a workshop cost?', text: 'A workshop costs 900 euros.' },
  })),
  listNotes: conversation(),
  createNote: conversation({ body: { text: 'Wants to be called on Tuesday.' } }),
  getNote: note(),
  updateNote: note({ body: { text: 'Call back on Tuesday.' } }),
  archiveNote: note(),
  restoreNote: note({ archived: true }),
  listSavedReplies: nothing,
  createSavedReply: body({ title: 'Thanks', body: 'Thank you!' }),
  getSavedReply: savedReply(),
  updateSavedReply: savedReply({ body: { locale: null } }),
  archiveSavedReply: savedReply(),
  restoreSavedReply: savedReply({ archived: true }),
  listContacts: nothing,
  getContact: awake(async (api) => {
    await newConversation(api, undefined, { visitor: { name: 'Jana', email: 'jana@example.com' } })
    return { params: { id: (await api.get('/contacts')).body.data[0].id } }
  }),
  listLeads: nothing,
  getInsights: nothing,
  getAttention: nothing,
  listTeammates: nothing,
  reportPresence: conversation({ body: { writing: true } }),
  listDeliverables: nothing,
  getDeliverable: deliverable,
  getDeliverableDocument: deliverable,
  shareDeliverable: awake(async (api) => ({ params: { id: await newDeliverable(api) }, body: { days: 30 } })),
  unshareDeliverable: awake(async (api) => {
    const id = await newDeliverable(api)
    await api.post(`/deliverables/${id}/share`)
    return { params: { id } }
  }),
  createDeliverable: conversation({ step: 'message', body: {} }),
} satisfies Record<string, Prepare>
