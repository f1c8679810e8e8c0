import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { Section } from '../../../parts/Section.tsx'
import { policyOf } from './snippet.ts'

export function SecurityPolicy() {
  return (
    <Section
      title="If your site has a content security policy"
      description="Add these to it. Styles need nothing; a picture of the agent needs img-src for where it is kept."
    >
      <CodeBlock code={policyOf(location.origin)} what="the policy" />
    </Section>
  )
}
