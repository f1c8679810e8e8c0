import { insertDeliverable, type NewDeliverable } from '../conversations/deliverables/repository.ts'
import type { Api } from './api.ts'
import { newConversation } from './conversations.ts'

/** What a conversation hands over in the end, put there directly: no operation of the API writes it. */
export async function newDeliverable(
  api: Api,
  { agent, ...fields }: Partial<NewDeliverable> & { agent?: { slug: string } } = {},
): Promise<number> {
  const { service, organization } = api
  const conversation_id = fields.conversation_id ?? (await newConversation(api, agent)).id
  return service.database.tenant(organization.id).transaction((db) =>
    insertDeliverable(db, {
      title: 'Project outline',
      format: 'markdown',
      body: '# Goal\n\nA new website.',
      created_at: service.clock.now,
      ...fields,
      conversation_id,
    }),
  )
}
