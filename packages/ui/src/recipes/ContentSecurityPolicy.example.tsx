import { Button } from '@arot/ui/Button'
import { DescriptionList } from '@arot/ui/DescriptionList'
import { Rating } from '@arot/ui/Rating'
import { Skeleton } from '@arot/ui/Skeleton'
import { TextInput } from '@arot/ui/TextInput'
import { renderToString } from 'react-dom/server'

/** The header that your server sends with each page, with a new nonce each time. */
function policyOf(nonce: string) {
  return `default-src 'self'; style-src 'self'; script-src 'self' 'nonce-${nonce}'; img-src 'self' data:`
}

const sent = renderToString(
  <form>
    <TextInput label="Company" error="Write the name of your company." />
    <Rating value={4.5} />
    <Skeleton className="h-5 w-40" />
    <Button isPending>Send</Button>
  </form>,
)

const count = (what: RegExp) => sent.match(what)?.length ?? 0

/** A server-rendered form, checked for inline styles and scripts that the policy forbids. */
export function ContentSecurityPolicyExample() {
  return (
    <DescriptionList
      columns={1}
      items={[
        { term: 'Policy', description: <code className="wrap-break-word">{policyOf('r4nd0m')}</code> },
        { term: 'Characters of markup', description: String(sent.length) },
        { term: 'Attributes called style', description: String(count(/ style="/g)) },
        { term: 'Elements called style', description: String(count(/<style/g)) },
        { term: 'Handlers and scripts in it', description: String(count(/ on[a-z]+="|<script/g)) },
      ]}
    />
  )
}
