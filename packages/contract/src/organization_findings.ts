import { type Static, Type } from 'typebox'
import { ClosedObject, Id, List, ListOf, listOf, Name, OneOf, Resource, Url } from './common.ts'
import {
  organizationFinding as example,
  organization as organizationExample,
} from './examples/organization.ts'
import { defineOperation } from './operation.ts'
import { Organization } from './organization.ts'
import {
  organizationFields,
  organizationFieldsToApply,
  organizationFindingBases,
  organizationFindingEffects,
} from './vocabulary.ts'

export const OrganizationFinding = Resource(
  'organization_finding',
  'Something that your sources say about your organization, and where they say it.',
  {
    field: OneOf(organizationFields, 'What it is about.'),
    value: Type.Unknown({
      description:
        'What the source says: a string; for `colours` and `languages` a list of strings; for `opening_hours` and `links` a list as in the profile of the organization.',
    }),
    source_id: Id('The source it was read from.'),
    source_title: Name('The title of that source.'),
    url: Type.Optional(Url('The page it was read from. Absent for texts and files.')),
    basis: OneOf(
      organizationFindingBases,
      'How the page says it: `schema_org` in JSON-LD, `microdata` in marked-up text, `page` in its visible text or its meta tags. Time zones that follow from an address have the basis of the address.',
    ),
    effect: OneOf(
      organizationFindingEffects,
      'What applying the findings does with it: `fill` sets the field, which is empty; `replace` replaces another value, if you name the field; `none` changes nothing, because the organization already has this value, there is a better finding, or the organization has no such field.',
    ),
    current: Type.Optional(
      Type.Unknown({ description: 'What the organization has now. Absent if it has nothing.' }),
    ),
  },
)
export type OrganizationFindingRepresentation = Static<typeof OrganizationFinding>

const sourceIds = () =>
  ListOf(Id(), { minItems: 1, uniqueItems: true, description: 'Apply only what these sources say.' })

export const organizationFindings = {
  getOrganizationFindings: defineOperation({
    id: 'getOrganizationFindings',
    method: 'GET',
    path: '/organization/findings',
    group: 'Organization',
    access: 'read',
    summary: 'Get website findings',
    description:
      'Returns what your sources say about your organization: its name, logo, colours, languages, time zone, currency, address, phone, email address, opening hours, links and description. Up to five findings per field, best first. If the organization has a website, only its pages, texts and files count. Nothing is changed.',
    query: ClosedObject({
      source_id: Type.Optional(Id('Only what this source says.')),
    }),
    response: List(OrganizationFinding),
    answer: listOf(example),
  }),
  applyOrganizationFindings: defineOperation({
    id: 'applyOrganizationFindings',
    method: 'POST',
    path: '/organization/findings/apply',
    group: 'Organization',
    access: 'write',
    summary: 'Fill the profile from your pages',
    description:
      'Sets the fields of the organization that are empty to the best finding, with the source it was read from. A time zone of `UTC` counts as empty; languages are added. An existing value is replaced only if you name its field. The name always exists.',
    body: ClosedObject({
      fields: Type.Optional(
        ListOf(OneOf(organizationFieldsToApply), {
          minItems: 1,
          uniqueItems: true,
          description: 'Set only these fields, and replace their values. Each must have a finding.',
        }),
      ),
      source_ids: Type.Optional(sourceIds()),
    }),
    response: Organization,
    example: {},
    answer: organizationExample,
  }),
}
