/** What the pages of documentation are made of. */
export { Advice } from './Advice.tsx'
export { Anatomy } from './Anatomy.tsx'
export { CardLink } from './CardLink.tsx'
export { Example } from './Example.tsx'
export { Keys, When } from './Lists.tsx'
export { Props } from './Props.tsx'
