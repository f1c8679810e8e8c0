import { casesOf, type LookUpCase } from '../lookup/cases.ts'
import { openOrganizations, ownOrganizations } from '../trial/organization.ts'

/** What the encoder is measured on: the messages of the trial, with what was found for each. */

const visitors = process.env.TRIAL_VISITORS ?? new URL('../../../shared/visitors', import.meta.url).pathname

export interface LocalCases {
  locale: string
  isHeldOut: boolean
  cases: LookUpCase[]
}

export const listCases = (): Promise<LocalCases[]> =>
  Promise.all(
    [...ownOrganizations(), ...openOrganizations(visitors)].map(async (organization) => ({
      locale: organization.locale,
      isHeldOut: organization.set === 'held_out',
      cases: await casesOf(organization),
    })),
  )

type Passage = LookUpCase['candidates'][number]['passage']

export const passageText = ({ trail, text }: Passage): string => [...trail.slice(-1), text].join('. ')

export const messageTexts = ({ message, previous }: LookUpCase) => ({
  alone: message.text,
  together: previous === null ? message.text : `${previous} ${message.text}`,
})
