import type { Agent, PromptTemplate } from '@foyer/sdk'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import classes from './Prompts.module.css'
import { sideBySideLines } from './side_by_side_lines.ts'

interface ComparisonSectionProps {
  agent: Agent
  from: PromptTemplate
  to: PromptTemplate
}

/** Two versions line by line, the other one at the left. */
export function ComparisonSection({ agent, from, to }: ComparisonSectionProps) {
  const foyer = useFoyer()
  const { data, error } = useQuery({
    queryKey: ['prompt_templates', agent.slug, to.kind, 'diff', from.id, to.id],
    queryFn: ({ signal }) => foyer.promptTemplates.diff(agent.slug, from.id, { against: to.id }, { signal }),
    staleTime: Infinity,
  })
  return (
    <Section title={`Version ${from.version} and version ${to.version}`}>
      {error && <ErrorNotice error={error} title="The versions could not be compared" />}
      {!data && !error && <TextSkeleton lines={6} label="the comparison" />}
      {data && (
        <table className={classes.comparison}>
          <thead>
            <tr>
              <th scope="col">Version {from.version}</th>
              <th scope="col">Version {to.version}</th>
            </tr>
          </thead>
          <tbody>
            {sideBySideLines(data.changes).map(({ left, right, isSame }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one comparison never move.
              <tr key={at}>
                <td data-change={isSame || left === null ? undefined : 'removed'}>
                  {!isSame && left !== null ? <del>{left}</del> : left}
                </td>
                <td data-change={isSame || right === null ? undefined : 'added'}>
                  {!isSame && right !== null ? <ins>{right}</ins> : right}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
