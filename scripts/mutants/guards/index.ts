import type { Mutant } from '../mutant.ts'
import { assessmentGuards } from './assessment.ts'
import { conversationGuards } from './conversation.ts'
import { conversationsGuards } from './conversations.ts'
import { embeddingGuards } from './embedding.ts'
import { engineGuards } from './engine.ts'
import { experimentAndProposalGuards } from './experiments_and_proposals.ts'
import { fetchingGuards } from './fetching.ts'
import { gapGuards } from './gaps.ts'
import { httpGuards } from './http.ts'
import { ingestionGuards } from './ingestion.ts'
import { judgingGuards } from './judging.ts'
import { knowledgeGuards } from './knowledge.ts'
import { listeningGuards } from './listening.ts'
import { organizationGuards } from './organization.ts'
import { pageGuards } from './pages.ts'
import { paperGuards } from './papers.ts'
import { peopleGuards } from './people.ts'
import { reasonerGuards } from './reasoner.ts'
import { resourceGuards } from './resources.ts'
import { sdkGuards } from './sdk.ts'
import { storageGuards } from './storage.ts'
import { turnGuards } from './turns.ts'
import { visitGuards } from './visits.ts'
import { voiceGuards } from './voice.ts'
import { webhookGuards } from './webhooks.ts'
import { widgetGuards } from './widget.ts'
import { wordingGuards } from './wording.ts'

/** Kept by hand: whoever adds a guard to the code adds it here. */
export const guards: Mutant[] = [
  ...engineGuards,
  ...httpGuards,
  ...storageGuards,
  ...resourceGuards,
  ...organizationGuards,
  ...peopleGuards,
  ...knowledgeGuards,
  ...ingestionGuards,
  ...embeddingGuards,
  ...judgingGuards,
  ...gapGuards,
  ...fetchingGuards,
  ...sdkGuards,
  ...experimentAndProposalGuards,
  ...webhookGuards,
  ...conversationGuards,
  ...listeningGuards,
  ...wordingGuards,
  ...voiceGuards,
  ...assessmentGuards,
  ...paperGuards,
  ...conversationsGuards,
  ...turnGuards,
  ...reasonerGuards,
  ...visitGuards,
  ...pageGuards,
  ...widgetGuards,
]
