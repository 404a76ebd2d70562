/** Says that somebody is signed in in this browser, and not who: a page is rendered with the right bar from the start. */
export const memberCookie = 'arot-member=yes'
