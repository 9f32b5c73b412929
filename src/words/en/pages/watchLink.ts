/** Renewing the watch link of a private game. */
export const watchLink = {
  notRenewed: 'No new link',
};
