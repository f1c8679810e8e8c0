import { operations } from '@foyer/contract'
import { callOf } from '../remedy.ts'
import { type Checks, recommended, required } from './check.ts'

/** Whether the agent has something to say. */
export const knowledgeChecks: Checks<
  'no_knowledge' | 'sources_failed' | 'checks_failed' | 'open_gaps' | 'no_services'
> = {
  no_knowledge: required(({ usableSources, pages }) =>
    usableSources > 0
      ? []
      : [
          {
            message: 'The agent has no knowledge to answer from. Add a source that it may use.',
            call: callOf(operations.createKnowledgeSource, {}),
            href: pages.sources,
          },
        ],
  ),

  sources_failed: recommended(({ failedSources: { total, first }, pages }) =>
    total === 0
      ? []
      : [
          {
            message:
              total === 1
                ? 'A source could not be read. Follow the steps below to fix it.'
                : 'Some sources could not be read. Follow the steps below to fix them.',
            count: total,
            href: pages.failedSources,
            details: first.map(({ id, title, error }) => ({
              id,
              title,
              ...(error && { message: error.message }),
              call: callOf(operations.ingestKnowledgeSource, { id }),
              href: pages.source(id),
            })),
          },
        ],
  ),

  checks_failed: recommended(({ failedChecks: { total, first }, pages }) =>
    total === 0
      ? []
      : [
          {
            message:
              total === 1
                ? 'A standing check fails. Add the missing knowledge.'
                : 'Some standing checks fail. Add the missing knowledge.',
            count: total,
            href: pages.gaps,
            details: first.map(({ id, question, answerable }) =>
              answerable
                ? {
                    id,
                    title: question,
                    message: 'The reply is not from the expected source. Change what the check expects.',
                    call: callOf(operations.updateStandingCheck, { id }),
                  }
                : {
                    id,
                    title: question,
                    message: 'The agent cannot answer it. Add a fact or a source that answers it.',
                    call: callOf(operations.createKnowledgeFact, {}),
                  },
            ),
          },
        ],
  ),

  open_gaps: recommended(({ openGaps: { total, first }, pages }) =>
    total === 0
      ? []
      : [
          {
            message:
              total === 1
                ? 'Visitors asked a question that the agent could not answer. Add the answer.'
                : 'Visitors asked questions that the agent could not answer. Add the answers.',
            count: total,
            href: pages.gaps,
            details: first.map(({ id, question, occurrences }) => ({
              id,
              title: question,
              count: occurrences,
              call: callOf(operations.createKnowledgeSource, {}),
              href: pages.gap(id),
            })),
          },
        ],
  ),

  no_services: recommended(({ services: { total, first }, definition }) =>
    total === 0 || definition.services.length > 0
      ? []
      : [
          {
            message:
              total === 1
                ? 'The organization has a service, but the agent does not offer it. Add the agent to the service if it may offer it.'
                : 'The organization has services, but the agent offers none of them. Add the agent to those that it may offer.',
            count: total,
            details: first.map(({ id, name }) => ({
              id,
              title: name,
              call: callOf(operations.updateService, { id }),
            })),
          },
        ],
  ),
}
