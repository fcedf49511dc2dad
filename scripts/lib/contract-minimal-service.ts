import type { Call } from '@/api/contract';
import { dashboard, getFnxPrice, getProfile, loginVerifyOtp, userLogin } from '@/api/contract';
import { EXAMPLE_KEY, encryptedExample } from './examples';

/** With these calls alone, visitors see the price, and investors log in and see their overview. */
export const FIRST_CALLS: readonly Pick<Call, 'method' | 'path'>[] = [
  getFnxPrice,
  userLogin,
  loginVerifyOtp,
  getProfile,
  dashboard,
];

export const ENCRYPTED_SAMPLE = { currency: 'USDT' };

export const MINIMAL_SERVICE = `## Build a token service in an afternoon

Five calls make the app useful: visitors see the price, and investors log in and see their overview. Until you have
built the other calls, answer them with 404. The app then leaves out what they would show. Build the five in this order.
Every line below runs against the sandbox (\`npm run sandbox\`), so you see what your service must answer. Then set
\`API\` to your own service and compare. The lines need bash, curl, jq and openssl.

    API=http://127.0.0.1:4000/api/v1

**1. The price.** Public. The home page, the price page and every amount in dollars need it. \`price\` is text, because
an amount is never a JSON number. \`updatedAt\` has a zone.

    curl -s $API/wallet/getFNXprice | jq

**2. Begin a login.** Check the password, send the codes, and return a \`sessionId\`. \`requires\` says which codes you
expect. Set those that you do not use to false. A wrong password is a 400 with \`errors.password\`, never a 401.

    SESSION=$(curl -s $API/user/userLogin -H 'content-type: application/json' \\
      -d '{"email":"amelia@fnx.example","password":"Paper-Ink-Rosette-48","captcha":"any"}' | jq -r .data.sessionId)

**3. Finish the login.** Return a JWT whose payload has \`sub\` (the investor), \`exp\` and \`secretKey\` (at least 128
random bits, new for each session). The whole token has at most 4,000 characters. The sandbox's codes are in its inbox.

    code() { curl -s -G \${API%/api/v1}/__sandbox/inbox --data-urlencode "to=$1" | jq -r '[.docs[].code | values][0]'; }
    TOKEN=$(jq -n --arg s "$SESSION" --arg p "$(code +447700900001)" --arg e "$(code amelia@fnx.example)" \\
      '{sessionId: $s, phoneOtp: $p, emailOtp: $e}' |
      curl -s $API/user/login-verify-otp -H 'content-type: application/json' -d @- | jq -r .data.token)

**4. The investor.** The app asks for the profile on every page of a logged-in investor. \`kycStatus\`, \`walletStatus\`
and the two fields \`isPhoneVerified\` and \`isEmailVerified\` are required. Without a valid token, answer 401, and the
app logs out.

    curl -s $API/user/getProfile -H "token: $TOKEN" | jq

**5. The overview.** \`openOrders\` is required and may be empty. A figure that you leave out is shown as "—".

    curl -s $API/user/dashboard -H "token: $TOKEN" | jq

Then let the app's own schemas check your answers. The command makes only read calls, names each field that
differs, and says what the app does about it. \`npm run contract -- --help\` explains its options.

    npm run contract -- --check \${API%/api/v1} --token "$TOKEN"

To see the app with your service, set \`TOKEN_SERVICE_URL\` to its origin, as in "Run it with your own service" of the
README.

### Encrypt and decrypt

Calls marked encrypted have ciphertext in the request's \`payload\` and in the answer's \`data\`. It has the format of
\`openssl enc\` and of CryptoJS with a passphrase:

1. Write the value as JSON in UTF-8.
2. Take 8 random bytes as the salt. Key (32 bytes) and IV (16 bytes) are the first 48 bytes of D1, D2, D3, where D1 is
   MD5(passphrase + salt), D2 is MD5(D1 + passphrase + salt), and D3 is MD5(D2 + passphrase + salt). The passphrase is
   the text of \`secretKey\` as it is in the token, not decoded.
3. Encrypt with AES-256 in CBC mode with PKCS #7 padding.
4. The ciphertext is the base64 of \`Salted__\`, the salt and the encrypted bytes. So it always begins with \`U2FsdGVkX1\`.

In the shell:

    KEY=$(jq -rn --arg t "$TOKEN" '$t | split(".")[1] | gsub("-"; "+") | gsub("_"; "/") | @base64d | fromjson | .secretKey')
    encrypt() { openssl enc -aes-256-cbc -md md5 -pass "pass:$KEY" -base64 -A 2>/dev/null; }
    decrypt() { openssl enc -d -aes-256-cbc -md md5 -pass "pass:$KEY" -base64 -A 2>/dev/null; }
    curl -s -G $API/transactions/buy-shares/get-minimum-payment-amount/ -H "token: $TOKEN" \\
      --data-urlencode "payload=$(printf '{"currency":"USDT"}' | encrypt)" | jq -r .data | decrypt

With POST and PUT the ciphertext is in the JSON body. Refusals are never encrypted.

    jq -n --arg p "$(printf '{"oldPassword":"wrong","newPassword":"Paper-Ink-Rosette-49"}' | encrypt)" '{payload: $p}' |
      curl -s -X PUT $API/user/changePassword -H "token: $TOKEN" -H 'content-type: application/json' -d @-

In JavaScript with crypto-js:

    CryptoJS.AES.encrypt(JSON.stringify(value), secretKey).toString()
    JSON.parse(CryptoJS.AES.decrypt(ciphertext, secretKey).toString(CryptoJS.enc.Utf8))

To test your own code: the text below is \`${JSON.stringify(ENCRYPTED_SAMPLE)}\`, encrypted with the secretKey
\`${EXAMPLE_KEY}\`. The encrypted examples in openapi.json use the same key.

    ${encryptedExample(ENCRYPTED_SAMPLE)}`;
