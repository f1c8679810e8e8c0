import { operations } from '@foyer/contract'
import { callOf } from '../remedy.ts'
import type { Silence } from '../silence.ts'
import { type Checks, recommended, required } from './check.ts'
import { joinWithAnd } from './join_words.ts'

/** Whether visitors get to the agent, and from the agent to a person. */
export const receptionChecks: Checks<
  | 'agent_archived'
  | 'organization_paused'
  | 'organization_unverified'
  | 'nobody_to_tell'
  | 'profile_incomplete'
  | 'not_embedded'
> = {
  agent_archived: required(({ agent: { archived, slug }, pages }) =>
    archived
      ? [
          {
            message: 'The agent is archived and does not talk to visitors. Restore it.',
            call: callOf(operations.restoreAgent, { slug }),
            href: pages.try,
          },
        ]
      : [],
  ),

  organization_paused: required(({ organization, pages }) =>
    organization.paused
      ? [
          {
            message: 'The organization is paused, so its agents do not talk to visitors. Resume it.',
            call: callOf(operations.resumeOrganization, {}),
            href: pages.organization,
          },
        ]
      : [],
  ),

  // The one thing that neither a call nor a page can do: only the operator may.
  organization_unverified: required(({ organization: { verified, slug } }) =>
    verified
      ? []
      : [
          {
            message: `The organization is not verified, so its agents do not answer visitors. Ask your server administrator to run: foyer organizations verify --organization ${slug}`,
          },
        ],
  ),

  nobody_to_tell: recommended(({ silence, pages }) =>
    silence === null
      ? []
      : [
          {
            message: silenceWords[silence],
            call: callOf(operations.updateOrganizationNotifications, {}),
            href: pages.notifications,
          },
        ],
  ),

  profile_incomplete: recommended(({ organization, pages }) => {
    const fields = missingFields(organization.profile)
    if (fields.length === 0) return []
    return [
      {
        message: `Visitors ask for details that the profile does not have: ${joinWithAnd(fields.map((field) => fieldWords[field] ?? field))}. Add what is missing.`,
        fields,
        call: callOf(operations.updateOrganization, {}),
        href: pages.organization,
      },
    ]
  }),

  not_embedded: recommended(({ agent: { allowed_origins, slug }, pages }) =>
    allowed_origins.length > 0
      ? []
      : [
          {
            message: 'No site can embed the agent yet. Add your site to the allowed sites.',
            call: callOf(operations.updateAgent, { slug }),
            href: pages.embed,
          },
        ],
  ),
}

const silenceWords: Record<Silence, string> = {
  no_mail:
    'Nobody is notified when a visitor asks for a person: this server sends no email, and no Slack or Teams channel is set. Set a channel, or ask your server administrator to set FOYER_SMTP_URL and FOYER_MAIL_FROM.',
  no_member:
    'Nobody is notified when a visitor asks for a person: no member gets an email about it, and no Slack or Teams channel is set. Set a channel, or have a member switch these emails on.',
  never_open:
    'Nobody is notified when a visitor asks for a person: no email is sent about it, and messages to Slack and Teams wait for office hours that never begin. Change the office hours.',
}

const fieldWords: Record<string, string> = { opening_hours: 'opening hours', email: 'email' }

/** Visitors want to know where, when and how. One way to get in touch is enough. */
function missingFields({ address, opening_hours, phone, email }: Record<string, unknown>): string[] {
  return [
    ...(address ? [] : ['address']),
    ...(opening_hours ? [] : ['opening_hours']),
    ...(phone || email ? [] : ['phone', 'email']),
  ]
}
