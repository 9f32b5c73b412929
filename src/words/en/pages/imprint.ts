/** Who runs an instance, and what it stores about people. */
export const imprint = {
  title: 'Who runs this',
  contact: 'Contact: ',
  privacy: {
    title: 'Privacy',
    paragraphs: [
      'An account is an e-mail address and a name of your choice; there is no password. The address is on no page, in no exported log and in no answer to a program; the people you play with see your name.',
      'Kept are your games, as a log of what was played, written and offered; your quiet hours and days off; how you want letters; and what became of the letters to you. Games are public unless their maker made them private.',
      'There is one cookie, and only once you sign in. There is no advertising and nothing that follows you, and no page loads anything from elsewhere.',
      'What you write to a reply address is read for your move and your note; the message itself is not kept. Of mail that is refused, the day, the reason and the sender’s domain are kept for 30 days.',
      'The service runs on Cloudflare, which sees the requests to it.',
    ],
    sender: {
      'post-office': 'Letters stay on this machine.',
      resend: 'Letters are sent by Resend, which sees them and your address.',
      cloudflare: 'Letters are sent by Cloudflare, which sees them and your address.',
    },
  },
};
