/** The providers at one address, with Remita's published test credentials. */
export function testConnections(url: string) {
  return {
    remita: {
      baseUrl: url,
      scriptUrl: `${url}/payment/v1/remita-pay-inline.bundle.js`,
      merchantId: '2547916',
      serviceTypeId: '4430731',
      apiKey: '1946',
      publicKey: 'a-public-key',
    },
    interswitch: {
      baseUrl: url,
      scriptUrl: `${url}/inline-checkout.js`,
      merchantCode: 'MX6072',
      payItemId: '9405967',
      mode: 'TEST',
      payerEmail: 'no-reply@portal.test',
      clientId: '',
      clientSecret: '',
    },
    pos: { baseUrl: url, apiKey: 'pos-key-local', mode: 'TEST' },
  } as const;
}
