/** 'Chrome on Android', from what a browser says of itself; null where it says nothing that is known. */
export async function deviceOf(userAgent: string | undefined): Promise<string | null> {
  if (userAgent === undefined || userAgent.trim() === '') return null;
  const { default: bowser } = await import('bowser');
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, 500));
  const place = platform.model && platform.vendor === 'Apple' ? platform.model : os.name;
  const words = [browser.name, place].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? null : words.join(' on ').slice(0, 100);
}
